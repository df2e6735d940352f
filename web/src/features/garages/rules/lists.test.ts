import type { Garage, ServiceType } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import {
  firstGarageId,
  forCard,
  forLanding,
  forSearch,
  hitsOf,
  hoursBetween,
  type ShownHit,
  shownRating,
  withFavourite,
} from './lists.ts';

test('a garage without a rating shows 4.3', () => {
  expect(shownRating({ averageRating: null })).toBe(4.3);
  expect(shownRating({ averageRating: 0 })).toBe(4.3);
  expect(shownRating({ averageRating: 3.8 })).toBe(3.8);
});

test('a card shows the duration of the services in hours', () => {
  expect(hoursBetween(30, 360)).toBe('1-6');
  expect(hoursBetween(75, 300)).toBe('2-5');
  expect(hoursBetween(30, 45)).toBeNull();
  expect(hoursBetween(null, null)).toBe('4-5');
});

test('a card contains only the first four services of its garage', () => {
  const garage = { id: 'one', services: ['a', 'b', 'c', 'd', 'e'] } as Garage;
  expect(forCard(garage).services).toEqual(['a', 'b', 'c', 'd']);
});

test('search results contain only data that their cards show', () => {
  const serviceTypes: ServiceType[] = ['pickup'];
  const match = {
    id: 'a',
    name: 'Clutch',
    description: 'Gearbox down',
    price: 1,
    duration: 2,
    garageId: 'one',
    serviceTypes,
  };
  const garage = { id: 'one', latitude: 18.5, longitude: 73.8, services: ['a'] as string[] } as Garage;
  const matches = [{ garageId: 'one', name: 'Clutch', price: 1, duration: 2 }];
  const shown = { ...garage, services: [] };
  expect(forLanding({ garage, matches: [match] })).toEqual({ garage: shown, matches });
  const placeless = { ...shown, latitude: null, longitude: null };
  expect(forSearch({ garage, matches: [match] })).toEqual({ garage: placeless, matches });
});

test('a search leads to the first featured garage, otherwise to the first nearby one', () => {
  const featured = [{ id: 'featured', location: 'Rohini, Delhi' }];
  const nearby = [{ id: 'nearby', location: 'Kothrud, Pune' }];
  expect(firstGarageId({ featured, nearby, near: {} })).toBe('featured');
  expect(firstGarageId({ featured: [], nearby, near: {} })).toBe('nearby');
  expect(firstGarageId({ near: {} })).toBeNull();
});

test('a search stays in the chosen place while that has a garage', () => {
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

test('a favourite is listed once, and removing it leaves the others unchanged', () => {
  const [first, second] = [{ id: 'first' }, { id: 'second' }] as [Garage, Garage];
  expect(withFavourite([second], first, true)).toEqual([first, second]);
  expect(withFavourite([second, first], first, true)).toEqual([first, second]);
  expect(withFavourite([first, second], first, false)).toEqual([second]);
});

test('a garage that moved to the next page while paging is listed once', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ garage: { id } }) as ShownHit);
  if (!first || !second || !third) throw new Error('three hits');
  expect(hitsOf([{ items: [first, second] }, { items: [second, third] }])).toEqual([first, second, third]);
});
