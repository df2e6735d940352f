/** True in `npm run test:all`, where tests with a short form (fewer languages, inputs or rounds) run the long one. */
export const isLongRun = process.env.TESTS === 'all';
