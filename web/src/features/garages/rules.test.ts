import { categories, type Garage, type SearchHit, searchInput, vehicleTypes } from '@pahiya/contract/garages/schemas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  activeFilters,
  categoryFilters,
  firstGarageId,
  forCard,
  hitsOf,
  parseFilters,
  shownRating,
  vehicleTypeFilters,
  withFavourite,
} from './rules.ts';

test('a garage without a rating shows 4.3', () => {
  expect(shownRating({ averageRating: null })).toBe(4.3);
  expect(shownRating({ averageRating: 0 })).toBe(4.3);
  expect(shownRating({ averageRating: 3.8 })).toBe(3.8);
});

test('a card keeps the first four services of its garage', () => {
  const garage = { id: 'one', services: ['a', 'b', 'c', 'd', 'e'] } as Garage;
  expect(forCard(garage)).toEqual({ ...garage, services: ['a', 'b', 'c', 'd'] });
});

test('a search leads to the first featured garage, else to the first nearby one', () => {
  const featured = [{ id: 'featured', location: 'Rohini, Delhi' }];
  const nearby = [{ id: 'nearby', location: 'Kothrud, Pune' }];
  expect(firstGarageId({ featured, nearby, near: {} })).toBe('featured');
  expect(firstGarageId({ featured: [], nearby, near: {} })).toBe('nearby');
  expect(firstGarageId({ near: {} })).toBeNull();
});

test('a search never leads away from the chosen place while that has a garage', () => {
  const featured = [
    { id: 'in Delhi', location: 'Rohini, Delhi' },
    { id: 'in Pune', location: 'Baner, Pune' },
  ];
  const nearby = [{ id: 'nearby', location: 'Kothrud, Pune' }];
  expect(firstGarageId({ featured, nearby, near: { city: 'pune' } })).toBe('in Pune');
  expect(firstGarageId({ featured: featured.slice(0, 1), nearby, near: { city: 'Pune' } })).toBe('nearby');
  expect(firstGarageId({ featured, nearby, near: { latitude: 18.5, longitude: 73.8 } })).toBe('nearby');
  expect(firstGarageId({ featured, nearby: [], near: { city: 'Leh' } })).toBe('in Delhi');
});

test('a favourite is in the list once, and taking it back leaves the others as they were', () => {
  const [first, second] = [{ id: 'first' }, { id: 'second' }] as [Garage, Garage];
  expect(withFavourite([second], first, true)).toEqual([first, second]);
  expect(withFavourite([second, first], first, true)).toEqual([first, second]);
  expect(withFavourite([first, second], first, false)).toEqual([second]);
});

describe('the filters in an address', () => {
  test('are those the server knows', () => {
    expect(vehicleTypeFilters.toSorted()).toEqual(vehicleTypes.toSorted());
    expect(categoryFilters.toSorted()).toEqual(categories.toSorted());
  });

  test('leave out what is blank, unknown or not ours, and take digits for text', () => {
    const search = { text: 205, city: '  ', vehicleType: 'plane', category: 'bike-service', lang: 'hi' };
    expect(parseFilters(search)).toEqual({ text: '205', category: 'bike-service' });
    expect(activeFilters(parseFilters(search))).toEqual(['text', 'category']);
    expect(activeFilters(parseFilters({}))).toEqual([]);
  });

  test('are always a search the server accepts, and the same when read again', () => {
    const text = fc.string({ unit: 'binary-ascii', maxLength: 200 });
    const edges = fc.constantFrom('\ud800', `${'a'.repeat(79)}😀`, ` ${'नई दिल्ली '.repeat(20)}`);
    const anything = fc.oneof(text, edges, fc.jsonValue({ maxDepth: 1, stringUnit: 'binary-ascii' }));
    const search = fc.record({ text: anything, city: anything, vehicleType: anything, category: anything });
    fc.assert(
      fc.property(search, (value) => {
        const filters = parseFilters(value);
        expect(searchInput.safeParse(filters).success).toBe(true);
        expect(parseFilters({ ...filters })).toEqual(filters);
        expect(() => encodeURIComponent(`${filters.text}${filters.city}`)).not.toThrow();
      }),
    );
  });
});

test('a garage that slid into the next page while paging stands in the list once', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ garage: { id } }) as SearchHit);
  if (!first || !second || !third) throw new Error('three hits');
  expect(hitsOf([{ items: [first, second] }, { items: [second, third] }])).toEqual([first, second, third]);
});
