/** Between the growth of linear work, which is 8, and that of quadratic work, which is 64. */
export const quadraticGrowth = 24;

/** Processor time (other programs do not count) for eight times the size, relative to once; each the best of three. */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size);
  return leastTime(() => work(8 * size)) / leastTime(() => work(size));
}

function leastTime(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}
