/** In `npm run test:all` tests with a short form (fewer languages, inputs, kills or rounds) run the long one. */
export const isLongRun = process.env.TESTS === 'all';

/** Rounds of a race: all of them in the long form, a quarter in the short one. */
export function roundsOf(rounds: number): number {
  return isLongRun ? rounds : Math.ceil(rounds / 4);
}
