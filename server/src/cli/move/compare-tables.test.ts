import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noProgress } from '../../../test/contents/backups.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { listTables, type Table } from '../../database/copy/list-tables.ts';
import { compareTables } from './compare-tables.ts';

let databases: TestDatabase[];
let source: pg.PoolClient;
let target: pg.PoolClient;
let tables: Table[];

beforeAll(async () => {
  databases = [await createTestDatabase({ isMigrated: false }), await createTestDatabase({ isMigrated: false })];
  for (const { pool } of databases) await pool.query('create table slots (day date, garage text, place xid8)');
});

beforeEach(async () => {
  const clients = await Promise.all(databases.map(({ pool }) => pool.connect()));
  [source, target] = clients as [pg.PoolClient, pg.PoolClient];
  for (const client of clients) await client.query('begin');
  await source.query("insert into slots values ('2026-11-30', 'A', '7'), ('2026-12-01', null, '8')");
  // In another order, and with other numbers of transactions.
  await target.query("insert into slots values ('2026-12-01', null, '9'), ('2026-11-30', 'A', '9')");
  tables = await listTables(source);
  return async () => {
    for (const client of clients) await client.query('rollback');
    for (const client of clients) client.release();
  };
});

afterAll(async () => {
  for (const database of databases) await database.drop();
});

const compare = () => compareTables({ source, target }, tables, noProgress);

test('rows in another order and with other numbers of transactions are equal', async () => {
  expect(await compare()).toBe(2);
});

test('a missing row is noticed', async () => {
  await target.query('delete from slots where garage is null');
  await expect(compare()).rejects.toThrow('The table slots has 2 rows, and its copy has 1. Nothing was moved.');
});

test.each(["garage = ''", "day = '2026-12-02'"])('a row that differs is noticed: %s', async (change) => {
  await target.query(`update slots set ${change} where garage is null`);
  await expect(compare()).rejects.toThrow('The table slots and its copy differ. Nothing was moved.');
});
