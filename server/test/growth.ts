/** Between the growth of linear work, which is 8, and that of quadratic work, which is 64. */
export const quadraticGrowth = 24;

/** Time for eight times the size, relative to once. Each time is the best of three. */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size);
  return bestTime(() => work(8 * size)) / bestTime(() => work(size));
}

function bestTime(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return Math.min(...times);
}
