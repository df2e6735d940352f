/** Keeps one core busy for the given seconds. */
const endsAt = performance.now() + 1000 * Number(process.argv[2]);
while (performance.now() < endsAt);
