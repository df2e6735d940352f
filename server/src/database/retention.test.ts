import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const text = readFileSync(path.join(root, 'docs/retention.md'), 'utf8');
const [, section = ''] = text.split(/^## .*$/m);

interface Row {
  what: string;
  tables: string[];
  howLong: string;
  why: string;
  jobs: string[];
}

const namesIn = (cell = '') => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);

const rows = section
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line): Row => {
    const [, what = '', tables, howLong = '', why = '', job] = line.split('|').map((cell) => cell.trim());
    return { what, tables: namesIn(tables), howLong, why, jobs: namesIn(job) };
  });

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('every table is in the list of what is kept, once', async () => {
  const { rows: stored } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  expect(rows.flatMap(({ tables }) => tables).toSorted()).toEqual(stored.map(({ name }) => name).toSorted());
});

test('every row of the list says how long something is kept, and why', () => {
  for (const { what, tables, howLong, why } of rows) {
    expect(tables.length, what).toBeGreaterThan(0);
    for (const cell of [what, howLong, why]) expect(cell.length, what).toBeGreaterThan(3);
  }
});

/** The jobs that have a schedule. */
const scheduled = globSync('server/src/features/**/jobs.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/name: '([\w-]+)',\s+schedule: /g)].map(
    ([, name = '']) => name,
  ),
);

test('every job that the list names exists, and every job that deletes something is in it', () => {
  const named = namesIn(text);
  expect(scheduled.length).toBeGreaterThan(10);
  expect(rows.flatMap(({ jobs }) => jobs).filter((job) => !scheduled.includes(job))).toEqual([]);
  const deleting = scheduled.filter((name) => /-(expiry|purge|removal|cleaning)$/.test(name));
  expect(deleting.filter((name) => !named.includes(name))).toEqual([]);
});
