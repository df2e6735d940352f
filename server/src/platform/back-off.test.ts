import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('each pause is twice as long as the one before, up to the longest', () => {
  const pauses = { firstSeconds: 15, longestSeconds: 100 };
  expect([1, 2, 3, 4, 5, 5_000].map((failures) => backOff(failures, pauses))).toEqual([15, 30, 60, 100, 100, 100]);
});

test('before anything failed the pause is the first one', () => {
  expect(backOff(0, { firstSeconds: 15, longestSeconds: 100, factor: 4 })).toBe(15);
});
