import { expect, test } from 'vitest';
import { haveSameOrder, moved, placeAt } from './order.ts';

test('an item moves within the list and never out of it', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  for (const [from, to] of [
    [0, -1],
    [2, 3],
    [5, 0],
  ] as const)
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(['a', 'b', 'c']);
});

test('a dragged item takes the place that most of it covers', () => {
  const middles = [20, 60, 100];
  expect(placeAt(10, middles, 2)).toBe(0);
  expect(placeAt(61, middles, 0)).toBe(1);
  expect(placeAt(59, middles, 0)).toBe(0);
  expect(placeAt(500, middles, 0)).toBe(2);
});

test('two lists are equal when they have the same items in the same order', () => {
  const [one, two] = [{ id: '1' }, { id: '2' }];
  expect(haveSameOrder([one, two], [one, two])).toBe(true);
  expect(haveSameOrder([one, two], [two, one])).toBe(false);
  expect(haveSameOrder([one], [one, two])).toBe(false);
});
