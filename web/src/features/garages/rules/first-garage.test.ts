import { expect, test } from 'vitest';
import { firstGarageId, lacksTile, type TileSearch, tileGarageId, tileGarages, tilesOf } from './first-garage.ts';

const delhi = { id: 'in Delhi', location: 'Rohini, Delhi' };
const pune = { id: 'in Pune', location: 'Baner, Pune' };
const kothrud = { id: 'nearby', location: 'Kothrud, Pune' };

test('a search leads to the first featured garage, otherwise to the first nearby one', () => {
  expect(firstGarageId({ featured: [delhi], nearby: [kothrud], near: {} })).toBe('in Delhi');
  expect(firstGarageId({ featured: [], nearby: [kothrud], near: {} })).toBe('nearby');
  expect(firstGarageId({ near: {} })).toBeNull();
});

test('a search stays in the chosen place while that has a garage', () => {
  const featured = [delhi, pune];
  const nearby = [kothrud];
  expect(firstGarageId({ featured, nearby, near: { city: 'pune' } })).toBe('in Pune');
  expect(firstGarageId({ featured: [delhi], nearby, near: { city: 'Pune' } })).toBe('nearby');
  expect(firstGarageId({ featured, nearby, near: { latitude: 18.5, longitude: 73.8 } })).toBe('nearby');
  expect(firstGarageId({ featured, nearby: [], near: { city: 'Leh' } })).toBe('in Delhi');
});

function offering(garage: typeof delhi, ...tiles: TileSearch[]) {
  return { ...garage, tiles };
}

function listOf(...garages: ReturnType<typeof offering>[]) {
  return { garages, hasMore: false };
}

test('a garage belongs to the tiles whose words are in the names of its services', () => {
  expect(tilesOf({ services: ['Battery replacement', 'Wheel Alignment', 'Towing'] })).toEqual(['Battery', 'Alignment']);
});

test('a tile leads to the first garage of the chosen place that offers its service', () => {
  const featured = [offering(delhi, 'Clutch'), offering(pune, 'Battery')];
  const leads = { featured, nearby: listOf(offering(kothrud, 'Clutch')), near: { city: 'Pune' }, further: undefined };
  expect(tileGarageId(leads, 'Battery')).toBe('in Pune');
  expect(tileGarageId(leads, 'Clutch')).toBe('nearby');
});

test('a tile never leads to another part of the country', () => {
  const leads = { featured: [offering(delhi, 'Clutch')], nearby: listOf(), further: undefined };
  expect(tileGarageId({ ...leads, near: { city: 'Leh' } }, 'Clutch')).toBeNull();
  expect(tileGarageId({ ...leads, near: { latitude: 34.2, longitude: 77.6 } }, 'Clutch')).toBeNull();
});

test('without a place a tile leads to any garage that offers its service, else to the first one', () => {
  const featured = [offering(delhi, 'Battery'), offering(pune, 'Clutch')];
  const leads = { featured, nearby: listOf(), near: {}, further: undefined };
  expect(tileGarageId(leads, 'Clutch')).toBe('in Pune');
  expect(tileGarageId(leads, 'Tyres')).toBe('in Delhi');
  expect(tileGarageId({ ...leads, featured: [] }, 'Tyres')).toBeNull();
});

test('a tile whose service only a garage further down offers leads there', () => {
  const nearby = { garages: [offering(kothrud, 'Clutch')], hasMore: true };
  const leads = { featured: [], nearby, near: { city: 'Pune' } };
  expect(lacksTile(leads)).toBe(true);
  expect(tileGarageId({ ...leads, further: undefined }, 'Clutch')).toBe('nearby');
  expect(tileGarageId({ ...leads, further: undefined }, 'Tyres')).toBeUndefined();
  const further = tileGarages({ nearby: [...nearby.garages, offering(pune, 'Tyres')], near: leads.near });
  expect(tileGarageId({ ...leads, further }, 'Tyres')).toBe('in Pune');
  expect(tileGarageId({ ...leads, further }, 'Battery')).toBeNull();
});

test('the rest of the list is needed only when it may offer a service that the first garages lack', () => {
  const all = offering(pune, ...tilesOf({ services: ['Cleaning Battery AC Service Clutch Brake Pads Tyres'] }));
  const rest = offering(kothrud, 'Alignment', 'Spare Parts');
  const start = { featured: [], near: { city: 'Pune' } };
  expect(lacksTile({ ...start, nearby: { garages: [all, rest], hasMore: true } })).toBe(false);
  expect(lacksTile({ ...start, nearby: { garages: [all], hasMore: true } })).toBe(true);
  expect(lacksTile({ ...start, nearby: { garages: [all], hasMore: false } })).toBe(false);
  expect(lacksTile({ ...start, nearby: undefined })).toBe(false);
});

test('a tile waits for the lists', () => {
  const leads = { featured: undefined, nearby: undefined, near: { city: 'Pune' }, further: undefined };
  expect(tileGarageId(leads, 'Clutch')).toBeUndefined();
  expect(tileGarageId({ ...leads, near: {} }, 'Clutch')).toBeUndefined();
});
