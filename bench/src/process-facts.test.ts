import { expect, test } from 'vitest';
import { readDuration, readTicks } from './process-facts.ts';

test('processor time is read from /proc even if the name of the program has spaces and brackets', () => {
  const stat = '42 (npm (start) x) S 1 42 42 0 -1 4194560 1 2 3 4 150 25 0 0 20 0 11 0 99 1 2';
  expect(readTicks(stat)).toBe(175);
});

test.each([
  ['00:07', 7],
  ['1:02:03', 3_723],
  ['2-00:00:01', 172_801],
  ['3:04.50', 184.5],
])('ps writes %s for %d seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});
