import { randomUUID } from 'node:crypto';
import type { Garage, GarageDetail } from '@pahiya/contract/garages/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { garages, services } from './tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

beforeEach(async () => {
  await api.services.db.execute(sql`truncate garages cascade`);
});

afterAll(() => api.stop());

function garage(name: string, change: Record<string, unknown> = {}) {
  return createGarage(api.services.db, { name, ...change });
}

async function names(path: string): Promise<string[]> {
  const { status, body } = await api.call<Garage[]>('GET', path);
  expect(status).toBe(200);
  return body.map((one) => one.name);
}

const nearby = (search: Record<string, string> = {}) => `/garages/nearby?${new URLSearchParams(search)}`;

test('the active featured garages are listed in descending order, at most twenty', async () => {
  for (let order = 1; order <= 22; order++)
    await garage(`Featured ${order}`, { isFeatured: true, featuredOrder: order });
  await garage('Plain');
  await garage('Closed', { isFeatured: true, featuredOrder: 99, status: 'inactive' });
  const expected = Array.from({ length: 20 }, (_, index) => `Featured ${22 - index}`);
  expect(await names('/garages/featured')).toEqual(expected);
});

test('without a place, nearby lists all active garages, best rated first and unrated last', async () => {
  await garage('Unrated');
  await garage('Good', { averageRating: 4.1, totalReviews: 9 });
  await garage('Best', { averageRating: 4.9, totalReviews: 3 });
  await garage('Good and loved', { averageRating: 4.1, totalReviews: 90 });
  await garage('Closed', { averageRating: 5, totalReviews: 1, status: 'inactive' });
  expect(await names(nearby())).toEqual(['Best', 'Good and loved', 'Good', 'Unrated']);
});

test('a city matches anywhere in the location, ignoring case', async () => {
  await garage('North', { location: 'Hebbal, BENGALURU North' });
  await garage('Pune', { location: 'Kothrud, Pune' });
  expect(await names(nearby({ city: 'bengaluru' }))).toEqual(['North']);
  expect(await names(nearby({ city: ' PUNE ' }))).toEqual(['Pune']);
  expect(await names(nearby({ city: 'Atlantis' }))).toEqual([]);
});

test.each(['%', '_', '\\', 'B%u', '%%%', "'"])('the city %s is matched literally', async (city) => {
  await garage('Plain', { location: 'Indiranagar, Bengaluru' });
  await garage('Odd', { location: `Street ${city} 5, Bengaluru` });
  expect(await names(nearby({ city }))).toEqual(['Odd']);
});

test('nearby lists at most fifty garages', async () => {
  await garage('First');
  await api.services.db.execute(sql`insert into garages (id, name, location, status, categories, vehicle_types)
    select gen_random_uuid(), 'Garage ' || n, 'Pune', 'active', '{car-service}', '{car}' from generate_series(1, 60) n`);
  expect(await names(nearby())).toHaveLength(50);
});

test('nearby lists as many garages as asked for, the best rated first', async () => {
  for (const [index, name] of ['Fine', 'Best', 'Poor'].entries())
    await garage(name, { averageRating: [4.2, 4.9, 2.1][index], totalReviews: 5, latitude: 12.97, longitude: 77.64 });
  const here = { latitude: '12.9', longitude: '77.6' };
  const places: Record<string, string>[] = [{}, { city: 'Bengaluru' }, { city: 'Bengaluru', ...here }, here];
  for (const place of places) expect(await names(nearby({ ...place, limit: '2' }))).toEqual(['Best', 'Fine']);
});

test('the nearest of equally rated garages comes first', async () => {
  for (const [name, latitude] of Object.entries({ Far: 13.1, Near: 12.91, Between: 13 }))
    await garage(name, { averageRating: 4.5, totalReviews: 5, latitude, longitude: 77.6 });
  expect(await names(nearby({ latitude: '12.9', longitude: '77.6' }))).toEqual(['Near', 'Between', 'Far']);
});

test('a vehicle type lists the garages that serve it', async () => {
  await garage('Cars', { vehicleTypes: ['car', 'suv'] });
  await garage('Bikes', { vehicleTypes: ['bike'] });
  expect(await names(nearby({ vehicleType: 'bike' }))).toEqual(['Bikes']);
  expect(await names(nearby({ vehicleType: 'truck' }))).toEqual([]);
});

test('with coordinates each garage carries its distance in kilometres', async () => {
  await garage('Indiranagar', { latitude: 12.9719, longitude: 77.6412 });
  const here = { latitude: '12.9352', longitude: '77.6245' };
  const { body } = await api.call<Garage[]>('GET', nearby(here));
  expect(body[0]?.distanceKm).toBeCloseTo(4.5, 0);
  const { body: inCity } = await api.call<Garage[]>('GET', nearby({ ...here, city: 'Bengaluru' }));
  expect(inCity[0]?.distanceKm).toBe(body[0]?.distanceKm);
  const { body: nowhere } = await api.call<Garage[]>('GET', nearby());
  expect(nowhere[0]?.distanceKm).toBeNull();
});

test('coordinates without a city list the garages within reach, or none', async () => {
  await garage('Near', { latitude: 12.97, longitude: 77.64 });
  await api.services.db.execute(sql`insert into garages
    (id, name, location, status, categories, vehicle_types, latitude, longitude, average_rating, total_reviews)
    select gen_random_uuid(), 'Far ' || n, 'Delhi', 'active', '{car-service}', '{car}', 28.6, 77.2, 5, 9
    from generate_series(1, 60) n`);
  const found = await names(nearby({ latitude: '12.9', longitude: '77.6' }));
  // Delhi is outside the reach of Bengaluru.
  expect(found).toEqual(['Near']);
  expect(await names(nearby({ latitude: '48.1', longitude: '11.5' }))).toEqual([]);
});

test('a garage without coordinates has no distance, and is still listed for its city', async () => {
  await garage('Nowhere');
  await api.services.db.update(garages).set({ latitude: null, longitude: null });
  const { body } = await api.call<Garage[]>('GET', nearby({ city: 'Bengaluru', latitude: '12.9', longitude: '77.6' }));
  expect(body).toMatchObject([{ name: 'Nowhere', distanceKm: null }]);
});

test.each([
  ['latitude', { latitude: '91', longitude: '0' }],
  ['longitude', { latitude: '0', longitude: '181' }],
  ['longitude', { latitude: '12.9' }],
  ['latitude', { latitude: 'north', longitude: '77' }],
  ['latitude', { latitude: 'Infinity', longitude: '77' }],
  ['vehicleType', { vehicleType: 'boat' }],
  ['city', { city: 'x'.repeat(81) }],
  ['city', { city: 'a\u0000' }],
  ['limit', { limit: '0' }],
  ['limit', { limit: '51' }],
  ['count', { count: '9' }],
])('an invalid %s is refused by name: %j', async (field, search) => {
  expect(await api.call('GET', nearby(search))).toMatchObject({
    status: 400,
    body: { code: 'INVALID_INPUT', data: { field } },
  });
});

test('a garage shows the services that it offers now', async () => {
  const { id } = await garage('Shown');
  await api.services.db.update(services).set({ isActive: false }).where(eq(services.name, 'Oil change'));
  const { status, body } = await api.call<GarageDetail>('GET', `/garages/${id}`);
  expect(status).toBe(200);
  expect(body.garage).toMatchObject({ id, name: 'Shown', services: ['Car wash'] });
  expect(body.services).toMatchObject([{ name: 'Car wash', description: 'By hand', price: 300, duration: 30 }]);
});

test('internal data of a garage is not shown', async () => {
  const { id } = await garage('Private');
  const { body } = await api.call('GET', `/garages/${id}`);
  expect(JSON.stringify(body)).not.toMatch(/9000000001|externalId|external_id|test-\d/);
});

test('an unknown or inactive garage is not found', async () => {
  const { id } = await garage('Closed', { status: 'inactive' });
  for (const garageId of [id, randomUUID()]) {
    for (const path of [`/garages/${garageId}`, `/garages/${garageId}/slots?date=2026-11-24`]) {
      expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { data: { field: 'garageId' } } });
    }
  }
  expect(await api.call('GET', '/garages/7')).toMatchObject({ status: 400, body: { data: { field: 'garageId' } } });
});

test('a place without garages lists the nearest ones, nearest first', async () => {
  await garage('Una Cars', { location: 'Una', latitude: 20.82, longitude: 71.03 });
  await garage('Chandigarh Cars', { location: 'Chandigarh', latitude: 30.73, longitude: 76.78 });
  await garage('Bad Junagadh', {
    location: 'Junagadh',
    latitude: 21.52,
    longitude: 70.46,
    averageRating: 5,
    totalReviews: 9,
  });
  const fromLeh = ['Chandigarh Cars', 'Bad Junagadh', 'Una Cars'];
  expect(await names(nearby({ city: 'Leh' }))).toEqual(fromLeh);
  expect(await names(nearby({ latitude: '34.16', longitude: '77.58' }))).toEqual(fromLeh);
  expect(await names(nearby({ city: 'Some Village', latitude: '34.16', longitude: '77.58' }))).toEqual(fromLeh);
  expect(await names(nearby({ city: 'Una' }))).toEqual(['Una Cars']);
  expect(await names(nearby({ city: 'Atlantis' }))).toEqual([]);
});

test.each([
  { latitude: '6.93', longitude: '79.86' },
  { latitude: '51.5', longitude: '-0.12' },
])('no garage is near a position abroad', async (position) => {
  await garage('Kanyakumari Cars', { location: 'Kanyakumari', latitude: 8.08, longitude: 77.54 });
  expect(await names(nearby(position))).toEqual([]);
});
