import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

let database: TestDatabase;
let other: TestDatabase;

beforeAll(async () => {
  [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});

afterAll(async () => {
  await Promise.all([database.drop(), other.drop()]);
});

test('each test file has its own migrated database', async () => {
  const count = "select count(*)::int from information_schema.tables where table_name = 'marks'";
  await database.pool.query('create table marks (id int)');
  expect((await database.pool.query(count)).rows).toEqual([{ count: 1 }]);
  expect((await other.pool.query(count)).rows).toEqual([{ count: 0 }]);
  expect((await other.pool.query('select count(*)::int from drizzle.__drizzle_migrations')).rows).not.toEqual([
    { count: 0 },
  ]);
});

test("tests run in a time zone that is neither India's nor a whole hour from UTC", () => {
  expect(new Date('2026-01-01T00:00:00Z').getTimezoneOffset()).toBe(210);
});
