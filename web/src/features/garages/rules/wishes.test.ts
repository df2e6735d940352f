import { expect, test } from 'vitest';
import { onlyGarage, resultsNear } from './wishes.ts';

test('a wish is looked for in the chosen city', () => {
  const near = { city: 'Pune', latitude: 18.5, longitude: 73.8 };
  expect(resultsNear('Clutch', near)).toEqual({ text: 'Clutch', city: 'Pune', order: undefined });
});

test('without a known city the nearest garages come first', () => {
  expect(resultsNear('Clutch', { latitude: 18.5, longitude: 73.8 })).toEqual({ text: 'Clutch', order: 'distance' });
});

test('without a place a wish is looked for in all of India', () => {
  expect(resultsNear('Clutch', {})).toEqual({ text: 'Clutch' });
});

test('a garage is opened directly only if it is the only one', () => {
  const hit = (id: string) =>
    ({ garage: { id }, matches: [] }) as unknown as Parameters<typeof onlyGarage>[0]['items'][0];
  expect(onlyGarage({ items: [hit('a')], nextCursor: null })).toBe('a');
  expect(onlyGarage({ items: [hit('a')], nextCursor: 'more' })).toBeUndefined();
  expect(onlyGarage({ items: [hit('a'), hit('b')], nextCursor: null })).toBeUndefined();
  expect(onlyGarage({ items: [], nextCursor: null })).toBeUndefined();
});
