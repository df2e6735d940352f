import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('a lost stream is reopened after 1, 2, 5 and then every 10 seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(backOffMs)).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000]);
  expect(backOffMs(0)).toBe(0);
});
