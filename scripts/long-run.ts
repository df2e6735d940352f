/**
 * True in `npm run test:all`. Tests that have a long form (all languages, every input, more kills and rounds of races)
 * run it then, and a short form of the same rule in every other run.
 */
export const isLongRun = process.env.TESTS === 'all';
