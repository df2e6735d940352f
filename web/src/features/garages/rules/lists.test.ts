import type { Garage, ServiceType } from '@pahiya/contract/garages/schemas';
import { expect, test } from 'vitest';
import {
  forCard,
  forLanding,
  forSearch,
  hasAnyIn,
  hitsOf,
  hoursBetween,
  inOrder,
  isAbroad,
  nearestHitKm,
  nearestKm,
  placeFirst,
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
  const garage = { id: 'one', rating: 4, latitude: 18.5, longitude: 73.8, services: ['a'] as string[] } as Garage;
  const matches = [{ name: 'Clutch', price: 1, duration: 2 }];
  expect(forSearch({ garage, matches: [match] })).toEqual({ garage: { id: 'one', services: [] }, matches });
  const placed = { id: 'one', services: [], latitude: 18.5, longitude: 73.8 };
  expect(forLanding({ garage, matches: [match] })).toEqual({ garage: placed, matches });
});

test('a favourite is listed once, and removing it leaves the others unchanged', () => {
  expect(withFavourite(['second'], 'first', true)).toEqual(['first', 'second']);
  expect(withFavourite(['second', 'first'], 'first', true)).toEqual(['first', 'second']);
  expect(withFavourite(['first', 'second'], 'first', false)).toEqual(['second']);
});

test('a garage that moved to the next page while paging is listed once', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((id) => ({ garage: { id } }) as ShownHit);
  if (!first || !second || !third) throw new Error('three hits');
  expect(hitsOf([{ items: [first, second] }, { items: [second, third] }])).toEqual([first, second, third]);
});

test('nearby garages keep the order of the server, or are sorted with the closest first', () => {
  const garages = [{ distanceKm: 12.5 }, { distanceKm: null }, { distanceKm: 0 }, { distanceKm: 3 }];
  expect(inOrder(garages, 'rating')).toEqual(garages);
  expect(inOrder(garages, 'distance').map(({ distanceKm }) => distanceKm)).toEqual([0, 3, 12.5, null]);
  expect(garages[0]).toEqual({ distanceKm: 12.5 });
});

const delhi = { id: 'in Delhi', location: 'Rohini, Delhi' };
const mumbai = { id: 'in Mumbai', location: 'Powai, Mumbai' };
const pune = { id: 'in Pune', location: 'Baner, Pune' };

test('the featured garages of the chosen place come first, and the others keep their order', () => {
  const ids = (garages: { id: string }[]) => garages.map(({ id }) => id);
  expect(ids(placeFirst([delhi, mumbai, pune], { city: 'pune' }))).toEqual(['in Pune', 'in Delhi', 'in Mumbai']);
  expect(ids(placeFirst([delhi, mumbai, pune], {}))).toEqual(['in Delhi', 'in Mumbai', 'in Pune']);
});

test('a place without a featured garage is recognised', () => {
  expect(hasAnyIn([delhi, pune], { city: 'Pune' })).toBe(true);
  expect(hasAnyIn([delhi, pune], { city: 'Leh' })).toBe(false);
  expect(hasAnyIn([delhi, pune], {})).toBe(true);
  expect(hasAnyIn([delhi, pune], { latitude: 34.2, longitude: 77.6 })).toBe(false);
});

test('a place without garages says how far the nearest one is', () => {
  const at = (location: string, distanceKm: number | null) => ({ location, distanceKm });
  const leh = { city: 'Leh', latitude: 34.16, longitude: 77.58 };
  expect(nearestKm([at('Delhi', 606), at('Chandigarh', 390)], leh)).toBe(390);
  expect(nearestKm([at('Leh, Ladakh', 1)], leh)).toBeNull();
  expect(nearestKm([at('Pune', 12)], { latitude: 18.5, longitude: 73.8 })).toBeNull();
  expect(nearestKm([at('Pune', 345)], { latitude: 15.5, longitude: 73.8 })).toBe(345);
  expect(nearestKm([at('Pune', null)], {})).toBeNull();
  expect(nearestKm([], leh)).toBeNull();
});

test('a position outside of the box around India is abroad', () => {
  expect(isAbroad({ latitude: 51.5, longitude: -0.1 })).toBe(true);
  expect(isAbroad({ latitude: 34.16, longitude: 77.58 })).toBe(false);
  expect(isAbroad({ city: 'Pune' })).toBe(false);
});

test('the nearest hit need not be the first one', () => {
  const hit = (distanceKm: number | null) => ({ garage: { distanceKm }, matches: [] }) as unknown as ShownHit;
  expect(nearestHitKm([hit(185.4), hit(179.6), hit(null)])).toBe(179.6);
  expect(nearestHitKm([])).toBe(0);
});
