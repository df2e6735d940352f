import { slipsBetween } from '../../locations/rules/likeness.ts';

/** The name with the fewest typing errors, of which a short word allows fewer. Null if none is near. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  let nearest: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) > 2) continue;
    const slips = slipsBetween(typed, name.toLowerCase());
    // Half a slip more is a match with the beginning of a longer name.
    if (slips === null || !Number.isInteger(slips) || slips >= fewest) continue;
    nearest = name;
    fewest = slips;
  }
  return nearest;
}
