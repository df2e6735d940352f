import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
  await database.pool.query('create table lines (number int primary key, text text)');
  await database.pool.query(`insert into lines
    select number, case when number % 3 > 0 then repeat(E'a line\\n\\t\\\\ ' || number, 20) end
    from generate_series(1, 40000) number`);
});

afterAll(() => database.drop());

async function connect(): Promise<pg.Client> {
  client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function print(table: string): Promise<unknown> {
  const query = `select count(*), md5(string_agg(t::text, '|' order by number)) from ${table} t`;
  return (await database.pool.query(query)).rows;
}

test('a table is copied in pieces of whole rows, and the server waits for a slow reader', async () => {
  await connect();
  await client.query('create table copies (like lines)');
  const pieces: Buffer[] = [];
  let isTaking = false;
  const rows = await copyOut(client, 'lines', async (piece) => {
    expect(isTaking).toBe(false);
    isTaking = true;
    await delay(20);
    isTaking = false;
    pieces.push(piece);
  });
  expect(rows).toBe(40_000);
  expect(pieces.length).toBeGreaterThan(1);
  let copied = 0;
  for (const piece of pieces) copied += await copyIn(client, 'copies', piece);
  expect(copied).toBe(rows);
  expect(await print('copies')).toEqual(await print('lines'));
  await client.end();
});

test('an empty table has no piece, and the connection goes on', async () => {
  await connect();
  const empty = '(select * from lines where number < 0)';
  expect(await copyOut(client, empty, () => Promise.reject(new Error('a piece')))).toBe(0);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test.each([4_000, 40_000])('a reader that fails ends the copy of %i rows with its own error', async (count) => {
  await connect();
  const source = `(select * from lines where number <= ${count})`;
  await expect(copyOut(client, source, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow(
    'the disk is full',
  );
  await client.end();
});

test('a refused row is reported, and the connection goes on', async () => {
  await connect();
  await expect(copyIn(client, 'lines', Buffer.from('1\ttwice\n'))).rejects.toThrow('duplicate key');
  await expect(copyIn(client, 'lines', Buffer.from('word\n'.repeat(2_000_000)))).rejects.toThrow('invalid input');
  await expect(copyOut(client, 'unknown', async () => undefined)).rejects.toThrow('does not exist');
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});
