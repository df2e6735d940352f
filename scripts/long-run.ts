/** In `npm run test:all` tests with a short form (fewer languages, inputs, kills or rounds) run the long one. */
export const isLongRun = process.env.TESTS === 'all';
