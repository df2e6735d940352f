import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type GatedDatabase, openGate } from '../../../test/database-gate.ts';
import { createGarage } from '../../../test/garages.ts';
import { createLogger } from '../../platform/logger.ts';
import { services } from '../garages/tables.ts';
import { createPublicChanges } from './service/public-changes.ts';

let database: GatedDatabase;
let logs: string[] = [];

beforeAll(async () => {
  database = await openGate(await createTestDatabase());
});

afterAll(() => database.drop());

async function watch() {
  logs = [];
  const changes = createPublicChanges(database.db, createLogger('debug', { write: (line) => logs.push(line) }));
  await changes.look();
  return changes;
}

/** Waits half a second, because an earlier look asks nothing. */
const untilNextLook = () => delay(501);

async function setPrice(garageId: string, price: number): Promise<void> {
  await database.db.update(services).set({ price }).where(eq(services.garageId, garageId));
}

test('an open transaction delays only its own changes', async () => {
  const [garage, imported] = [await createGarage(database.db), await createGarage(database.db)];
  const changes = await watch();
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query('update services set price = 5 where garage_id = $1', [imported.id]);
  let version = changes.version();
  for (const price of [501, 502]) {
    await setPrice(garage.id, price);
    await untilNextLook();
    await changes.look();
    expect(changes.firstChange(['garages'], version)).toBeDefined();
    version = changes.version();
  }
  await untilNextLook();
  await changes.look();
  expect(changes.firstChange(['garages'], version)).toBeUndefined();
  await client.query('commit');
  client.release();
  await untilNextLook();
  await changes.look();
  expect(changes.firstChange(['garages'], version)).toBeDefined();
});

test('a change is reported once, with a time that is not later than the change', async () => {
  const garage = await createGarage(database.db);
  const changes = await watch();
  const before = changes.version();
  await untilNextLook();
  await changes.look();
  const changedAt = performance.now();
  await setPrice(garage.id, 503);
  await untilNextLook();
  await changes.look();
  const first = changes.firstChange(['garages'], before) ?? Number.NaN;
  expect(first).toBeLessThanOrEqual(changedAt);
  expect(first).toBeGreaterThan(changedAt - 1_000);
  const after = changes.version();
  await setPrice(garage.id, 504);
  await untilNextLook();
  await changes.look();
  expect(changes.firstChange(['garages'], after)).toBeGreaterThan(changedAt);
  expect(changes.firstChange(['garages'], before)).toBe(first);
  expect(changes.firstChange([`post:${uuidv7()}`, 'people'], before)).toBeUndefined();
});

test('nobody waits longer than a moment for a database that hangs, and only one look at a time is under way', async () => {
  const garage = await createGarage(database.db);
  const changes = await watch();
  const version = changes.version();
  await untilNextLook();
  const release = database.hang();
  const waited = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const startedAt = performance.now();
      await changes.look();
      return performance.now() - startedAt;
    }),
  );
  // The limit is a quarter of a second, but the timers of a busy machine are late.
  expect(Math.max(...waited)).toBeLessThan(2_000);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(1);
  const startedAt = performance.now();
  for (let look = 0; look < 100; look++) await changes.look();
  expect(performance.now() - startedAt).toBeLessThan(200);
  release();
  await setPrice(garage.id, 505);
  await expect
    .poll(async () => {
      await changes.look();
      return changes.firstChange(['garages'], version);
    })
    .toBeDefined();
});

test('a failed look is not repeated by the next requests', async () => {
  const changes = await watch();
  await untilNextLook();
  await database.cut();
  for (let look = 0; look < 50; look++) await changes.look();
  await database.restore();
  expect(logs.filter((line) => line.includes('public changes could not be read'))).toHaveLength(1);
});

test('a look for now knows every change that was committed before it', async () => {
  const garage = await createGarage(database.db);
  const changes = await watch();
  for (let price = 600; price < 650; price++) {
    const version = changes.version();
    const looks = Array.from({ length: 5 }, () => changes.lookNow());
    await setPrice(garage.id, price);
    expect(await changes.lookNow()).toBe(true);
    expect(changes.firstChange(['garages'], version)).toBeDefined();
    await Promise.all(looks);
  }
});

test('looks for now are shared', async () => {
  const changes = await watch();
  const before = changes.version();
  await Promise.all(Array.from({ length: 200 }, () => changes.lookNow()));
  expect(changes.version() - before).toBeLessThanOrEqual(2);
});

test('without an answer of the database, a look for now says so and is not repeated at once', async () => {
  const changes = await watch();
  await database.cut();
  for (let look = 0; look < 50; look++) expect(await changes.lookNow()).toBe(false);
  await database.restore();
  expect(logs.filter((line) => line.includes('public changes could not be read'))).toHaveLength(1);
  await untilNextLook();
  expect(await changes.lookNow()).toBe(true);
  const release = database.hang();
  const startedAt = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, () => changes.lookNow()))).not.toContain(true);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  release();
});

test('each of several changes has its own time', async () => {
  const garage = await createGarage(database.db);
  const changes = await watch();
  const versions: number[] = [];
  const times: number[] = [];
  for (const price of [701, 702, 703]) {
    await delay(100);
    versions.push(changes.version());
    times.push(performance.now());
    await setPrice(garage.id, price);
    await changes.lookNow();
  }
  const found = versions.map((version) => changes.firstChange(['garages'], version) ?? Number.NaN);
  for (const [at, time] of found.entries()) {
    expect(time).toBeLessThanOrEqual((times[at] ?? 0) + 1);
    expect(time).toBeGreaterThan((times[at] ?? 0) - 1_000);
  }
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(new Set(found).size).toBe(3);
});
