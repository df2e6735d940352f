import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../test/database.ts';
import { createDatabase, type Database } from './pool.ts';
import { prepareOnce } from './prepare-once.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** One connection, because prepared statements belong to it. */
async function withConnection(work: (db: Database) => Promise<void>): Promise<string[]> {
  const pool = createTestPool({ ...database.connection, max: 1 });
  try {
    await work(createDatabase(pool));
    const { rows } = await pool.query<{ name: string }>(
      `select name from pg_prepared_statements where name like 'frequent%'`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await pool.end();
  }
}

/** The names of all statements that a pool has prepared on its one connection. */
async function namesAfter(pool: pg.Pool): Promise<string[]> {
  const db = createDatabase(pool);
  for (let times = 0; times < 20; times += 1) await db.execute(add(times));
  await readPosts(db).execute();
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements where not from_sql');
  await pool.end();
  return rows.map(({ name }) => name);
}

const readPosts = prepareOnce((db) => db.select({ count: sql<number>`1` }).from(sql`posts`).prepare('named_in_code'));

test('behind a pooler no statement has a name, whether frequent or named in the code', async () => {
  const options = { ...database.connection, max: 1 };
  expect(await namesAfter(createTestPool(options))).toContain('named_in_code');
  expect(await namesAfter(createTestPool({ ...options, keepsSessions: false }))).toEqual([]);
});

test('behind a pooler a connection gets no settings', async () => {
  const pool = createTestPool({ ...database.connection, max: 1, keepsSessions: false });
  const { rows } = await pool.query(`select current_setting('statement_timeout') as timeout`);
  expect(rows).toEqual([{ timeout: '0' }]);
  await pool.end();
});

const add = (left: number) => sql`select ${left}::int + 1 as sum`;

test('a frequent statement is planned once and gives the answer for its values', async () => {
  const names = await withConnection(async (db) => {
    for (let left = 0; left < 10; left++) {
      expect((await db.execute(add(left))).rows).toEqual([{ sum: left + 1 }]);
      expect((await db.transaction((tx) => tx.execute(add(-left)))).rows).toEqual([{ sum: 1 - left }]);
    }
  });
  expect(names).toEqual(['frequent_0']);
});

test('a name means the same statement on every connection', async () => {
  const pool = createTestPool({ ...database.connection, max: 4 });
  const db = createDatabase(pool);
  const statements = [add, (left: number) => sql`select ${left}::int - 1 as sum`];
  const run = (at: number) =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ sum: number }>(statements[at % 2]?.(at) ?? sql``);
      expect(rows).toEqual([{ sum: at % 2 === 0 ? at + 1 : at - 1 }]);
    });
  await Promise.all(Array.from({ length: 200 }, (_, at) => run(at)));
  await pool.end();
});

test.each([
  ['that searches a text', (db: Database) => db.execute(sql`select ${'a'}::text ilike ${'%a%'}`)],
  ['that is rare', (db: Database, left: number) => db.execute(sql`select ${left}::int, ${sql.raw(String(left))}`)],
  ['that is no query', (db: Database) => db.execute(sql`set jit = off`)],
  ['with all columns', (db: Database, left: number) => db.execute(sql`select * from (select ${left}::int) as one`)],
  ['with a long list', (db: Database) => db.execute(sql`select ${sql.param(Array(50).fill(1))}::int[]`)],
])('a statement %s is planned for its values', async (_, run) => {
  const names = await withConnection(async (db) => {
    for (let left = 0; left < 20; left++) await run(db, left);
  });
  expect(names).toEqual([]);
});

test('a statement that looks for a partial index in case of a conflict works however often it is sent', async () => {
  const names = await withConnection(async (db) => {
    await db.execute(sql`create table tries (name text, state text)`);
    await db.execute(sql`create unique index on tries (name) where state = 'open'`);
    for (let count = 0; count < 20; count++) {
      const isOpen = sql`where tries.state = ${'open'}`;
      await db.execute(sql`insert into tries values (${'a'}, 'open') on conflict (name) ${isOpen} do nothing`);
    }
    expect((await db.execute(sql`select name from tries`)).rows).toEqual([{ name: 'a' }]);
  });
  expect(names).toEqual([]);
});
