import { expect, test } from 'vitest';
import { findCapacity } from './ramp.ts';

/** Simulates a node that serves this many requests a second. At faster rates everybody waits. */
function nodeThatServes(most: number, failingTries: number[] = []) {
  let tries = 0;
  return async (rate: number) => {
    const hasFailed = failingTries.includes(++tries);
    return {
      perSecond: Math.min(rate, most),
      p99: rate > most ? 1_000 : 5,
      failures: hasFailed ? ['503'] : [],
    };
  };
}

test('the capacity is the highest tried rate that the node serves', async () => {
  expect(await findCapacity(nodeThatServes(180))).toBe(156.25);
});

test('a single failure does not end the ramp', async () => {
  expect(await findCapacity(nodeThatServes(180, [2]))).toBe(156.25);
});

test('a node that does not serve even the first rate has no capacity', async () => {
  await expect(findCapacity(nodeThatServes(50))).rejects.toThrow('does not serve');
});
