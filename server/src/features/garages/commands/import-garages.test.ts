import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../../../../../scripts/long-run.ts';
import { quadraticGrowth } from '../../../../test/cost/growth.ts';
import { processorTime } from '../../../../test/cost/processor-time.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { loadDemonstrationGarages } from '../../../demonstration/load-garages.ts';
import { importGarages } from './import-garages.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

beforeEach(async () => {
  await database.db.execute(sql`truncate garages cascade`);
});

afterAll(() => database.drop());

interface Part {
  [key: string]: unknown;
}

function garage(externalId: string, change: Part = {}) {
  return {
    externalId,
    name: `Garage ${externalId}`,
    location: 'Indiranagar, Bengaluru',
    latitude: 12.97,
    longitude: 77.64,
    categories: ['car-service'],
    vehicleTypes: ['car'],
    services: [
      { name: 'Oil change', price: 900, duration: 60 },
      { name: 'Car wash', description: 'By hand', price: 300, duration: 30 },
    ],
    mechanics: [{ name: 'Zoya', phone: '9000000001' }, { name: 'Arun' }],
    slots: [
      { dayOfWeek: 1, startTime: '09:00', endTime: '10:00' },
      { dayOfWeek: 1, startTime: '10:00', endTime: '11:00' },
    ],
    ...change,
  };
}

function load(garages: unknown[], options: { skipBad?: boolean } = {}) {
  const source = new TextEncoder().encode(`{"garages":[\n${garages.map((one) => JSON.stringify(one)).join(',\n')}\n]}`);
  return importGarages(database.db, { source, format: 'json', skipBad: false, ...options });
}

async function stored() {
  const rowsOf = async (table: string) => {
    const { rows } = await database.db.execute(sql`select * from ${sql.identifier(table)} order by id`);
    return rows;
  };
  return {
    garages: await rowsOf('garages'),
    services: await rowsOf('services'),
    mechanics: await rowsOf('mechanics'),
    slots: await rowsOf('garage_time_slots'),
  };
}

test('a valid file is stored completely, with services and mechanics in the order of the file', async () => {
  const outcome = await load([garage('a', { averageRating: 4.25, totalReviews: 8 }), garage('b', { mechanics: [] })]);
  expect(outcome).toEqual({
    ok: true,
    summary: { garages: 2, added: 2, changed: 0, services: 4, mechanics: 2, slots: 4, kept: [] },
    problems: [],
  });
  const { garages, mechanics, slots } = await stored();
  expect(garages[0]).toMatchObject({
    external_id: 'a',
    status: 'active',
    average_rating: '4.25',
    total_reviews: 8,
    imported_rating: '4.25',
    imported_reviews: 8,
    services: ['Oil change', 'Car wash'],
    is_demonstration: false,
    is_featured: false,
  });
  expect(garages[1]).toMatchObject({ external_id: 'b', average_rating: null, total_reviews: 0, imported_reviews: 0 });
  expect(mechanics.map((row) => row.name)).toEqual(['Zoya', 'Arun']);
  expect(slots).toHaveLength(4);
});

test('one invalid line leaves the database unchanged', async () => {
  await load([garage('a')]);
  const before = await stored();
  const outcome = await load([garage('a', { name: 'Renamed' }), garage('b'), garage('c', { latitude: 0 })]);
  expect(outcome).toEqual({
    ok: false,
    problems: [{ line: 4, externalId: 'c', field: 'latitude', reason: 'must be between 6 and 38 (found 0)' }],
  });
  expect(await stored()).toEqual(before);
});

test('with skipBad the invalid garages are reported and the others are loaded', async () => {
  const outcome = await load([garage('a', { services: [] }), garage('b')], { skipBad: true });
  expect(outcome).toMatchObject({
    ok: true,
    summary: { garages: 1, added: 1 },
    problems: [{ line: 2, externalId: 'a' }],
  });
  expect((await stored()).garages.map((row) => row.external_id)).toEqual(['b']);
});

test('with skipBad the import fails when no garage is valid', async () => {
  expect(await load([garage('a', { services: [] })], { skipBad: true })).toMatchObject({ ok: false });
});

test('importing the same file twice changes no row', async () => {
  const file = [garage('a', { averageRating: 4.3, totalReviews: 8, imageUrl: '/a.svg' }), garage('b')];
  await load(file);
  const before = await stored();
  expect(await load(file)).toMatchObject({ ok: true, summary: { garages: 2, added: 0, changed: 0 } });
  expect(await stored()).toEqual(before);
});

test('changed rows are updated in place', async () => {
  await load([garage('a'), garage('b')]);
  const before = await stored();
  const services = [
    { name: 'Car wash', price: 350, duration: 30 },
    { name: 'Polish', price: 500, duration: 45 },
  ];
  const outcome = await load([garage('b'), garage('a', { name: 'Renamed', services })]);
  expect(outcome).toMatchObject({ ok: true, summary: { added: 0, changed: 1 } });
  const after = await stored();
  expect(after.garages.map((row) => row.id)).toEqual(before.garages.map((row) => row.id));
  expect(after.garages[0]).toMatchObject({ name: 'Renamed', services: ['Car wash', 'Polish'] });
  expect(after.garages[1]).toEqual(before.garages[1]);
  expect(after.services[0]).toEqual({ ...before.services[0], is_active: false });
  expect(after.services[1]).toEqual({ ...before.services[1], description: null, price: 350 });
});

test('a service or mechanic that returns is active again with its old id', async () => {
  await load([garage('a')]);
  const before = await stored();
  await load([garage('a', { services: [{ name: 'Car wash', price: 300, duration: 30 }], mechanics: [] })]);
  const between = await stored();
  expect(between.services.map((row) => row.is_active)).toEqual([false, true]);
  expect(between.mechanics.map((row) => row.status)).toEqual(['inactive', 'inactive']);
  await load([garage('a')]);
  expect(await stored()).toEqual({ ...before, garages: [{ ...before.garages[0] }] });
});

test('slots follow the file and keep their ids by day and start time', async () => {
  await load([garage('a')]);
  const before = await stored();
  const [early, late] = before.slots;
  await load([
    garage('a', {
      slots: [
        { dayOfWeek: 1, startTime: '09:00', endTime: '10:30', isAvailable: false },
        { dayOfWeek: 1, startTime: '10:30', endTime: '11:00' },
      ],
    }),
  ]);
  const after = await stored();
  expect(after.slots).toHaveLength(2);
  expect(after.slots.find((row) => row.id === early?.id)).toMatchObject({ end_time: '10:30:00', is_available: false });
  expect(after.slots.find((row) => row.id === late?.id)).toBeUndefined();
  expect(after.garages).toEqual(before.garages);
});

test('a garage keeps its own rating when the file has none', async () => {
  await load([garage('a', { averageRating: 4.5, totalReviews: 10 })]);
  expect(await load([garage('a')])).toMatchObject({ ok: true, summary: { changed: 0 } });
  expect((await stored()).garages[0]).toMatchObject({ average_rating: '4.50', total_reviews: 10 });
});

test('a new rating in the file replaces the earlier one at once', async () => {
  await load([garage('a', { averageRating: 4.5, totalReviews: 10 }), garage('b')]);
  const file = [garage('a', { averageRating: 2, totalReviews: 3 }), garage('b', { averageRating: 5, totalReviews: 1 })];
  expect(await load(file)).toMatchObject({ ok: true, summary: { changed: 2 } });
  const { garages } = await stored();
  expect(garages[0]).toMatchObject({ average_rating: '2.00', total_reviews: 3, imported_reviews: 3 });
  expect(garages[1]).toMatchObject({ average_rating: '5.00', total_reviews: 1, imported_reviews: 1 });
});

test('garages that are not in the file stay unchanged', async () => {
  await load([garage('a')]);
  await load([garage('b')]);
  expect((await stored()).services.every((row) => row.is_active)).toBe(true);
});

test('concurrent imports of the same garages run one after the other', async () => {
  const file = Array.from({ length: 20 }, (_, index) => garage(`g${index}`));
  const outcomes = await Promise.all([load(file), load(file.toReversed()), load(file)]);
  const added = outcomes.map((outcome) => (outcome.ok ? outcome.summary.added : -1));
  expect(added.toSorted((a, b) => a - b)).toEqual([0, 0, 20]);
  expect((await stored()).slots).toHaveLength(40);
});

test('a database error does not reveal the values that were to be written', async () => {
  await database.db.execute(sql`alter table mechanics add constraint mechanics_refused check (name <> 'Zoya')`);
  const error: unknown = await load([garage('a')]).catch((cause: unknown) => cause);
  await database.db.execute(sql`alter table mechanics drop constraint mechanics_refused`);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('9000000001');
  expect((await stored()).garages).toEqual([]);
});

test('the demonstration data is loaded into an empty database once, even by nodes that start together', async () => {
  const lines: string[] = [];
  const log = { info: (line: unknown) => lines.push(String(line)) };
  await Promise.all([loadDemonstrationGarages(database.db, log), loadDemonstrationGarages(database.db, log)]);
  await loadDemonstrationGarages(database.db, log);
  expect(lines).toHaveLength(1);
  const { garages, services } = await stored();
  expect(garages.length).toBeGreaterThanOrEqual(60);
  expect(garages.every((row) => row.is_demonstration)).toBe(true);
  expect(services.length).toBeGreaterThanOrEqual(garages.length * 8);
});

test('a database with garages gets no demonstration data', async () => {
  await load([garage('a')]);
  await loadDemonstrationGarages(database.db, { info: () => undefined });
  expect((await stored()).garages).toHaveLength(1);
});

test.runIf(isLongRun)(
  'a thousand garages cost about eight times what an eighth of them costs',
  { timeout: 60_000 },
  async () => {
    const services = Array.from({ length: 8 }, (_, index) => ({
      name: `Service ${index}`,
      price: 100 * index,
      duration: 30,
    }));
    const slots = Array.from({ length: 14 }, (_, index) => {
      return { dayOfWeek: index % 7, startTime: index < 7 ? '09:00' : '13:00', endTime: index < 7 ? '13:00' : '17:00' };
    });
    const progress: number[] = [];
    const onProgress = ({ done }: { done: number }) => progress.push(done);
    async function costOf(prefix: string, count: number) {
      const file = Array.from({ length: count }, (_, index) => garage(`${prefix}${index}`, { services, slots }));
      const source = new TextEncoder().encode(JSON.stringify({ garages: file }));
      const before = await processorTime(database.db);
      const outcome = await importGarages(database.db, { source, format: 'json', skipBad: false, onProgress });
      return { outcome, ms: (await processorTime(database.db)) - before };
    }
    const few = await costOf('few', 125);
    progress.length = 0;
    const many = await costOf('many', 1000);
    expect(many.outcome).toMatchObject({ ok: true, summary: { added: 1000, services: 8000, slots: 14_000 } });
    expect(progress).toEqual([500, 1000]);
    expect(many.ms / few.ms).toBeLessThan(quadraticGrowth);
  },
);
