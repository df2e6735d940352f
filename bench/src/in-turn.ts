import { median } from './statistics.ts';

type Sides<Name extends string, Result> = Record<Name, () => Promise<Result>>;

/** Measures the sides one after the other, so that all of them meet the same machine. The first round is a warm-up. */
export async function inTurn<Name extends string, Result>(
  rounds: number,
  sides: Sides<Name, Result>,
): Promise<Record<Name, Result>[]> {
  const names = Object.keys(sides) as Name[];
  const measured: Record<Name, Result>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const results: Partial<Record<Name, Result>> = {};
    for (const name of names) results[name] = await sides[name]();
    measured.push(results as Record<Name, Result>);
  }
  return measured.slice(1);
}

/** Returns the median of what `pick` computes for each round. */
export function middleOf<Round>(rounds: Round[], pick: (round: Round) => number): number {
  return median(rounds.map(pick));
}
