import { categories, freeDays, searchInput, searchOrders } from '@pahiya/contract/garages/schemas';
import { serviceTypes, vehicleTypes } from '@pahiya/contract/shared/known-values';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoryFilters } from '../../../shared/garages/rules/categories.ts';
import {
  activeFilters,
  freeFilters,
  parseFilters,
  resultOrders,
  searchOf,
  serviceTypeFilters,
  vehicleTypeFilters,
} from './filters.ts';

describe('filters in the address', () => {
  test('match the values of the server', () => {
    expect(vehicleTypeFilters.toSorted()).toEqual(vehicleTypes.toSorted());
    expect(categoryFilters.toSorted()).toEqual(categories.toSorted());
    expect([...resultOrders, ...freeFilters, ...serviceTypeFilters]).toEqual([
      ...searchOrders,
      ...freeDays,
      ...serviceTypes,
    ]);
  });

  test('leave out blank, unknown and foreign values, and accept digits as text', () => {
    const search = { text: 205, city: '  ', vehicleType: 'plane', category: 'bike-service', lang: 'hi' };
    expect(parseFilters(search)).toEqual({ text: '205', category: 'bike-service' });
    expect(activeFilters(parseFilters(search))).toEqual(['text', 'category']);
    expect(activeFilters(parseFilters({}))).toEqual([]);
  });

  test('never reach the API with the other parameters of the address', () => {
    const address = { text: 'clutch', lang: 'hi', utm_source: 'mail' };
    expect(searchInput.safeParse(searchOf(address, {})).success).toBe(true);
  });

  test('without a position a link sorted by distance shows the best match first', () => {
    const position = { latitude: 18.5, longitude: 73.8 };
    expect(searchOf({ order: 'distance' }, {}).sort).toBeUndefined();
    expect(searchOf({ order: 'distance' }, position)).toMatchObject({ sort: 'distance', ...position });
    expect(searchOf({ order: 'price' }, {}).sort).toBe('price');
  });

  test('always form a search the server accepts, and survive parsing again', () => {
    const text = fc.string({ unit: 'binary-ascii', maxLength: 200 });
    const edges = fc.constantFrom('\ud800', `${'a'.repeat(79)}😀`, ` ${'नई दिल्ली '.repeat(20)}`);
    const anything = fc.oneof(text, edges, fc.jsonValue({ maxDepth: 1, stringUnit: 'binary-ascii' }));
    const order = fc.oneof(anything, fc.constantFrom(...resultOrders));
    const search = fc.record({ text: anything, city: anything, vehicleType: anything, category: anything, order });
    fc.assert(
      fc.property(search, (value) => {
        const filters = parseFilters(value);
        expect(searchInput.safeParse(searchOf(filters, {})).success).toBe(true);
        expect(parseFilters({ ...filters })).toEqual(filters);
        expect(() => encodeURIComponent(`${filters.text}${filters.city}`)).not.toThrow();
      }),
    );
  });
});
