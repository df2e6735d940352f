import { expect, test } from 'vitest';
import { readDuration, readFamilyTicks, readTicks } from './process-facts.ts';

test('processor time is read from /proc even if the name of the program has spaces and brackets', () => {
  const stat = '42 (npm (start) x) S 1 42 42 0 -1 4194560 1 2 3 4 150 25 0 0 20 0 11 0 99 1 2';
  expect(readTicks(stat)).toBe(175);
});

test("processor time of a database is that of its processes and of those that have ended, and nobody else's", () => {
  const rest = (own: string, ended: string) => `42 42 0 -1 4194560 1 2 3 4 ${own} ${ended} 20 0 11 0 99 1 2`;
  const stats = [
    `42 (postgres) S 1 ${rest('100 10', '5 1')}`,
    `43 (postgres: a b) S 42 ${rest('20 2', '700 70')}`,
    `44 (node) S 1 ${rest('3000 300', '0 0')}`,
    '',
  ];
  expect(readFamilyTicks(stats, 42)).toBe(138);
});

test.each([
  ['00:07', 7],
  ['1:02:03', 3_723],
  ['2-00:00:01', 172_801],
  ['3:04.50', 184.5],
])('ps writes %s for %d seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds);
});
