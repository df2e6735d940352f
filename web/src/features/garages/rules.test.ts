import type { Garage } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import { firstGarageId, shownRating, withFavourite } from './rules.ts';

test('a garage without a rating shows 4.3', () => {
  expect(shownRating({ averageRating: null })).toBe(4.3);
  expect(shownRating({ averageRating: 0 })).toBe(4.3);
  expect(shownRating({ averageRating: 3.8 })).toBe(3.8);
});

test('a search leads to the first featured garage, else to the first nearby one', () => {
  expect(firstGarageId([{ id: 'featured' }], [{ id: 'nearby' }])).toBe('featured');
  expect(firstGarageId([], [{ id: 'nearby' }])).toBe('nearby');
  expect(firstGarageId([], [])).toBeNull();
  expect(firstGarageId()).toBeNull();
});

test('a favourite is in the list once, and taking it back leaves the others as they were', () => {
  const [first, second] = [{ id: 'first' }, { id: 'second' }] as [Garage, Garage];
  expect(withFavourite([second], first, true)).toEqual([first, second]);
  expect(withFavourite([second, first], first, true)).toEqual([first, second]);
  expect(withFavourite([first, second], first, false)).toEqual([second]);
});
