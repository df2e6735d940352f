import { expect, test } from 'vitest';
import { createWindowCounts } from './window-counts.ts';

function createStage(points: number) {
  const clock = { now: 5_000 };
  return { clock, take: createWindowCounts({ points, duration: 60 }, () => clock.now) };
}

test('a key has a number of points in a window, and is told when the next window begins', () => {
  const { clock, take } = createStage(2);
  expect([take('a'), take('a')]).toEqual([0, 0]);
  clock.now += 20_500;
  expect([take('a'), take('b')]).toEqual([40, 0]);
  clock.now += 39_499;
  expect(take('a')).toBe(1);
  clock.now += 1;
  expect([take('a'), take('a')]).toEqual([0, 0]);
  expect(take('a')).toBe(60);
});

test('the oldest windows are forgotten when there are too many', () => {
  const { clock, take } = createStage(1);
  take('first');
  clock.now += 61_000;
  // A new window makes the key the newest.
  expect(take('first')).toBe(0);
  for (let key = 0; key < 19_999; key++) take(`${key}`);
  expect([take('first'), take('0')]).toEqual([60, 60]);
  take('one more');
  expect([take('first'), take('0')]).toEqual([0, 0]);
});
