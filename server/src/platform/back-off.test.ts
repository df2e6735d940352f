import { expect, test } from 'vitest';
import { backOff } from './back-off.ts';

test('each pause is twice the previous one, up to a maximum', () => {
  const pauses = { firstSeconds: 15, longestSeconds: 100 };
  expect([1, 2, 3, 4, 5, 5_000].map((failures) => backOff(failures, pauses))).toEqual([15, 30, 60, 100, 100, 100]);
});

test('before any failure the pause is the first one', () => {
  expect(backOff(0, { firstSeconds: 15, longestSeconds: 100, factor: 4 })).toBe(15);
});
