/** The limit is between the growth of linear work, which is 8, and of quadratic work, which is 64. */
export const quadraticGrowth = 24;

/** Processor time (other programs do not count) for eight times the size, relative to once; each the best of three. */
export function growthOf(work: (size: number) => void, size: number): number {
  let repeats = 1;
  let once = leastTime(repeats, () => work(size));
  while (once < leastMeasured) {
    repeats *= 2;
    once = leastTime(repeats, () => work(size));
  }
  return leastTime(repeats, () => work(8 * size)) / once;
}

/** In microseconds, because some systems count processor time in steps of several milliseconds. */
const leastMeasured = 20_000;

function timeOf(repeats: number, work: () => void): number {
  const before = process.threadCpuUsage();
  for (let round = 0; round < repeats; round++) work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}

function leastTime(repeats: number, work: () => void): number {
  return Math.min(...[1, 2, 3].map(() => timeOf(repeats, work)));
}
