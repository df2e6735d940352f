import { afterAll, expect, test } from 'vitest';

/** `RACES=20` runs every race twenty times and prints the results. */
const rounds = Number(process.env.RACES ?? 1);

/** Generous, because other tests run at the same time. */
const timeout = 60_000;

type Figures = Record<string, number>;

/** Every round must end with exactly these figures. */
export function race(name: string, expected: Figures, run: () => Promise<Figures>): void {
  let ended = 0;
  test(name, { repeats: rounds - 1, timeout }, async () => {
    expect(await run()).toEqual(expected);
    ended++;
  });
  if (rounds > 1) {
    afterAll(() => {
      process.stdout.write(`${ended} of ${rounds} rounds: ${name}: ${JSON.stringify(expected)}\n`);
    });
  }
}
