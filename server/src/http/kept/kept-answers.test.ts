import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { createGarage, type StoredGarage } from '../../../test/garages.ts';
import { createPerson } from '../../../test/people.ts';
import { garageHolidays, garages, services } from '../../features/garages/tables.ts';

let api: Api;
let other: Api;
let garage: StoredGarage;

beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
  garage = await createGarage(api.services.db, {
    services: [{ name: 'Foam wash', price: 400, duration: 30 }],
  });
});

afterAll(async () => {
  await other.stop();
  await api.stop();
});

const db = () => api.services.db;

async function setPrice(price: number): Promise<void> {
  await db().update(services).set({ price }).where(eq(services.garageId, garage.id));
}

interface Detail {
  services: { price: number }[];
  holidays: string[];
}

async function priceAt(node: Api): Promise<number | undefined> {
  const { body } = await node.call<Detail>('GET', `/garages/${garage.id}`);
  return body.services[0]?.price;
}

test('an answer on every node shows every change that was committed before the question', async () => {
  for (let price = 500; price < 600; price++) {
    const early = [priceAt(api), priceAt(other)];
    await setPrice(price);
    expect(await Promise.all([priceAt(api), priceAt(other), priceAt(api), priceAt(other)])).toEqual(
      Array(4).fill(price),
    );
    await Promise.all(early);
  }
});

/** Counts the statements of both pools, without the question for changes. */
async function countReads(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const { pool } = api.database;
  const { query } = pool;
  pool.query = ((...given: Parameters<typeof query>) => {
    const [{ name }] = given as unknown as [{ name?: string }];
    if (name !== 'public_changes') reads++;
    return query.apply(pool, given);
  }) as typeof query;
  await work().finally(() => {
    pool.query = query;
  });
  return reads;
}

test.each([
  ['featured garages', '/garages/featured'],
  ['garages of a city', '/garages/nearby?city=Pune'],
  ['garages near a position', '/garages/nearby?latitude=18.5&longitude=73.8'],
  ['a search', '/garages/search?text=foam%20wash'],
  ['cities', '/garages/landing-cities'],
])('%s are read once while nothing changes', async (_, path) => {
  await api.call('GET', path);
  const ask = () => Promise.all(Array.from({ length: 20 }, () => api.call('GET', path)));
  expect(await countReads(ask)).toBe(0);
  await setPrice(610);
  expect(await countReads(ask)).toBeGreaterThan(0);
});

test('a search for free slots or for open garages is read each time', async () => {
  for (const query of ['text=wash&sort=next_free', 'text=wash&free=today', 'text=open%20now']) {
    const ask = () => api.call('GET', `/garages/search?${query}`);
    await ask();
    expect(await countReads(ask)).toBeGreaterThan(0);
  }
});

test('a customer gets the same bytes as a visitor, in each coding', async () => {
  const { token } = await createPerson(api);
  const read = async (headers: Record<string, string>) => {
    const answer = await fetch(`${api.url}/api/garages/nearby?city=Pune`, { headers });
    return { text: await answer.text(), vary: answer.headers.get('vary'), cookie: answer.headers.get('set-cookie') };
  };
  const visitor = await read({ 'accept-encoding': 'identity' });
  expect(JSON.parse(visitor.text).length).toBeGreaterThan(0);
  for (const coding of ['br', 'gzip', 'identity'])
    for (const authorization of ['', `Bearer ${token}`])
      expect(await read({ 'accept-encoding': coding, authorization })).toEqual({ ...visitor, cookie: null });
});

test('an error is not kept', async () => {
  const path = `/garages/${garage.id}`;
  await db().update(garages).set({ status: 'inactive' }).where(eq(garages.id, garage.id));
  expect((await api.call('GET', path)).status).toBe(404);
  await db().update(garages).set({ status: 'active' }).where(eq(garages.id, garage.id));
  expect((await api.call('GET', path)).status).toBe(200);
  expect((await api.call('GET', '/garages/nearby?city=Pune&limit=1000')).status).toBe(400);
  expect((await api.call('GET', '/garages/nearby?city=Pune&limit=10')).status).toBe(200);
});

test('a holiday that is over leaves a kept answer at midnight in India', async () => {
  const today = '2026-11-23';
  await db().insert(garageHolidays).values({ garageId: garage.id, date: today });
  const before = api.clock.now;
  const read = async () => (await api.call<Detail>('GET', `/garages/${garage.id}`)).body.holidays;
  api.clock.now = new Date('2026-11-23T18:29:59Z');
  expect(await read()).toEqual([today]);
  api.clock.now = new Date('2026-11-23T18:30:00Z');
  expect(await read()).toEqual([]);
  api.clock.now = before;
});
