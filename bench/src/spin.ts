/** Keeps one core busy for so many seconds. */
const endsAt = performance.now() + 1000 * Number(process.argv[2]);
while (performance.now() < endsAt);
