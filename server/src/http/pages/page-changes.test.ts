import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { type GatedDatabase, openGate } from '../../../test/database-gate.ts';
import { createGarage } from '../../../test/garages.ts';
import { services } from '../../features/garages/tables.ts';
import { createLogger } from '../../platform/logger.ts';
import { createPageChanges } from './page-changes.ts';

let database: GatedDatabase;
let logs: string[] = [];

beforeAll(async () => {
  database = await openGate(await createTestDatabase());
});

afterAll(() => database.drop());

async function watch() {
  logs = [];
  const changes = createPageChanges(database.db, createLogger('debug', { write: (line) => logs.push(line) }));
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
  // The time of the first of two changes is unknown.
  expect(changes.firstChange(['garages'], before)).toBe(Number.NEGATIVE_INFINITY);
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
  expect(logs.filter((line) => line.includes('changes of pages could not be read'))).toHaveLength(1);
});
