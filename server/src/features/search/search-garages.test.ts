import type { SearchHit } from '@pahiya/contract/garages/schemas';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage } from '../../../test/garages.ts';
import { garages } from '../garages/tables.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  const { db } = api.services;
  const service = (name: string, price: number) => ({ name, price, duration: 30 });
  await createGarage(db, {
    name: 'Shree Motors',
    location: 'Kothrud, Pune',
    categories: ['car-service', 'doorstep-service'],
    averageRating: 4.8,
    totalReviews: 10,
    services: [
      service('Oil change', 900),
      service('AC repair', 1500),
      service('Brake repair', 700),
      service('Wash', 200),
    ],
  });
  await createGarage(db, {
    name: 'Two Wheels',
    location: 'Baner, Pune',
    categories: ['bike-service'],
    vehicleTypes: ['bike'],
    averageRating: 4.2,
    totalReviews: 10,
    services: [service('Chain repair', 300), service('100% synthetic oil_change', 800)],
  });
  await createGarage(db, { name: 'Closed Motors', location: 'Pune', status: 'inactive' });
  for (let count = 0; count < 7; count++) {
    await createGarage(db, {
      name: `Chennai ${count}`,
      location: 'Adyar, Chennai',
      services: [service('Polish', 500)],
    });
  }
});

afterAll(() => api.stop());

interface Found {
  items: SearchHit[];
  nextCursor: string | null;
  nearestTo: string | null;
  isAbroad: boolean;
}

function search(wanted: Record<string, string>) {
  return api.call<Found>('GET', `/garages/search?${new URLSearchParams(wanted)}`);
}

async function names(wanted: Record<string, string>): Promise<string[]> {
  const { status, body } = await search(wanted);
  expect(status).toBe(200);
  return body.items.map((hit) => hit.garage.name);
}

test('every word is searched in name, place and services, in any order and case', async () => {
  expect(await names({ text: 'pune REPAIR' })).toEqual(['Shree Motors', 'Two Wheels']);
  expect(await names({ text: 'shree oil pune' })).toEqual(['Shree Motors']);
  expect(await names({ text: 'shree chennai' })).toEqual([]);
});

test('a mistyped word finds the intended garage', async () => {
  expect(await names({ text: 'shree moters' })).toEqual(['Shree Motors']);
});

test('a mistyped word shows the intended services and no others', async () => {
  const { body } = await search({ text: 'shree repiar' });
  expect(body.items[0]?.matches.map((service) => service.name)).toEqual(['Brake repair', 'AC repair']);
});

test('one or two letters match the beginning of a word', async () => {
  expect(await names({ text: 'ac' })).toEqual(['Shree Motors']);
  expect(await names({ text: 'ac pune' })).toEqual(['Shree Motors']);
  expect(await names({ text: 'il' })).toEqual([]);
});

test('inactive garages are never found', async () => {
  expect(await names({ text: 'closed motors' })).not.toContain('Closed Motors');
});

test.each(['%', '100%', 'oil_change', '_change'])('%s is matched literally', async (text) => {
  expect(await names({ text })).toEqual(['Two Wheels']);
});

test.each(['\\', "'; drop table garages; --", '"', '[a', '(', '*', '😀', 'حساب', '-', '<->'])(
  '%s is searched like any other text',
  async (text) => {
    expect((await search({ text })).status).toBe(200);
  },
);

test('each garage shows at most three matching services, cheapest first', async () => {
  const { body } = await search({ text: 'repair shree' });
  expect(body.items[0]?.matches.map((service) => service.name)).toEqual(['Brake repair', 'AC repair']);
});

test('a garage found only by its name shows its cheapest services', async () => {
  const { body } = await search({ text: 'shree' });
  expect(body.items[0]?.matches).toHaveLength(3);
});

test('without a text all active garages are listed with their cheapest services', async () => {
  const { body } = await search({ limit: '50' });
  expect(body.items).toHaveLength(9);
  expect(body.items[0]?.matches.map((service) => service.price)).toEqual([200, 700, 900]);
});

test('city, vehicle type and category narrow the search', async () => {
  expect(await names({ city: 'pune', vehicleType: 'bike' })).toEqual(['Two Wheels']);
  expect(await names({ category: 'doorstep-service' })).toEqual(['Shree Motors']);
});

test('a place without such a garage says so and shows the nearest ones with their distance', async () => {
  for (const wanted of [
    { text: 'chain', city: 'chennai' },
    { text: 'chennai chain', city: 'pune' },
  ]) {
    const { body } = await search(wanted);
    expect(body.nearestTo).toBe('Chennai');
    expect(body.items.map(({ garage }) => garage.distanceKm)).toEqual([expect.any(Number)]);
  }
  const { body } = await search({ text: 'oil in pune' });
  expect(body).toMatchObject({ nearestTo: null, items: [{ garage: { distanceKm: null } }, {}] });
});

test.each<Record<string, string>>([
  { text: 'oil change in Leh' },
  { city: 'Leh' },
  { text: 'leh' },
  { text: '194101' },
  { city: 'Leh', category: 'car-service' },
])('a town without garages shows the nearest ones, nearest first: %j', async (wanted) => {
  const { body } = await search(wanted);
  const distances = body.items.map(({ garage }) => garage.distanceKm ?? 0);
  expect(body.nearestTo).toBe('Leh');
  expect(distances[0]).toBeGreaterThan(1_000);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test('a town with a short name has no garages of places or names that contain it', async () => {
  const { db } = api.services;
  const unrelated = await createGarage(db, { name: 'Sunaina Motors', location: 'Junagadh' });
  expect(await search({ text: 'garage in una' })).toMatchObject({ body: { nearestTo: 'Una' } });
  expect(await search({ city: 'Una' })).toMatchObject({ body: { nearestTo: 'Una' } });
  const own = await createGarage(db, { name: 'Gir Motors', location: 'Una, Gujarat' });
  const questions: Record<string, string>[] = [{ text: 'garage in una' }, { city: 'Una' }];
  for (const wanted of questions) {
    expect(await search(wanted)).toMatchObject({
      body: { nearestTo: null, items: [{ garage: { name: 'Gir Motors' } }] },
    });
  }
  await db.delete(garages).where(inArray(garages.id, [unrelated.id, own.id]));
});

test('a state has the garages of its towns; if it has none, the nearest ones are shown', async () => {
  const { db } = api.services;
  const { id } = await createGarage(db, { name: 'Ajni Motors', location: 'Ajni', latitude: 21.12, longitude: 79.08 });
  const there = await search({ text: 'garage in Maharashtra' });
  expect(there.body).toMatchObject({ nearestTo: null, items: [{ garage: { name: 'Ajni Motors' } }] });
  expect(await search({ text: 'mechanic goa' })).toMatchObject({ body: { nearestTo: 'Goa' } });
  await db.delete(garages).where(inArray(garages.id, [id]));
});

test('a general wish finds the garages of the named area first', async () => {
  const { body } = await search({ text: 'kothrud car service' });
  expect(body).toMatchObject({ nearestTo: null, items: [{ garage: { name: 'Shree Motors' } }] });
});

test('when no garage fits both of two wishes, one that fits either is found', async () => {
  const { id } = await createGarage(api.services.db, {
    name: 'Straight Wheels',
    location: 'Nagercoil, Tamil Nadu',
    services: [{ name: 'Wheel alignment and balancing', price: 700, duration: 30 }],
  });
  const { body } = await search({ text: 'denting and alignment', city: 'Nagercoil' });
  expect(body.items.map(({ garage }) => garage.id)).toEqual([id]);
});

test('a village that the catalogue lacks has the nearest garages of its position', async () => {
  const { body } = await search({ city: 'Sunrise Village', latitude: '18.6', longitude: '73.9' });
  expect(body.nearestTo).toBe('Sunrise Village');
  expect(body.items[0]?.garage.distanceKm).toEqual(expect.any(Number));
});

test('coordinates abroad are ignored: no garage is near', async () => {
  const { body } = await search({ latitude: '51.5', longitude: '-0.12', sort: 'distance' });
  expect(body.isAbroad).toBe(true);
  expect(body.items.every(({ garage }) => garage.distanceKm === null)).toBe(true);
  expect((await search({ latitude: '18.5', longitude: '73.8' })).body.isAbroad).toBe(false);
});

test('each garage appears on one page', async () => {
  const all = await names({ limit: '50' });
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null && paged.length < 50) {
    const { body }: { body: Found } = await search({ limit: '2', ...(cursor && { cursor }) });
    paged.push(...body.items.map((hit) => hit.garage.name));
    cursor = body.nextCursor;
  }
  expect(paged).toEqual(all);
});

test('the deepest page has no cursor, because the next one would be refused', async () => {
  await api.services.db.execute(sql`
    insert into garages (id, name, location, status, categories, vehicle_types)
    select gen_random_uuid(), 'Row ' || n, 'Surat', 'active', '{car-service}', '{car}' from generate_series(1, 1060) as n`);
  const { body } = await search({ text: 'row', limit: '50', cursor: btoa('[950]') });
  const last = await search({ text: 'row', limit: '50', cursor: body.nextCursor ?? '' });
  expect(last.body.items).toHaveLength(50);
  expect(last.body.nextCursor).toBeNull();
  await api.services.db.execute(sql`delete from garages where location = 'Surat'`);
});

test.each(['x', btoa('[-1]'), btoa('[1.5]'), btoa('["1"]'), btoa('[1e300]'), btoa('[2000]'), btoa('{}'), '\u0000'])(
  'the forged cursor %j is refused by name',
  async (cursor) => {
    expect(await search({ cursor })).toMatchObject({ status: 400, body: { data: { field: 'cursor' } } });
  },
);

test('a text that is too long and an unknown key are refused by name', async () => {
  expect(await search({ text: 'x'.repeat(81) })).toMatchObject({ status: 400, body: { data: { field: 'text' } } });
  expect(await search({ order: 'price' })).toMatchObject({ status: 400, body: { data: { field: 'order' } } });
});
