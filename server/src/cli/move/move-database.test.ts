import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noProgress, printFiles, storeIn } from '../../../test/contents/backups.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../../test/database.ts';
import type { BeginStep } from '../backup-file/progress.ts';
import { moveDatabase } from './move-database.ts';

const key = 'posts/0197a1f0-0000-7000-8000-000000000001/480.webp';
const missingKey = 'posts/0197a1f0-0000-7000-8000-000000000002/480.webp';

let source: TestDatabase;
let target: TestDatabase;
let folder: string;

beforeAll(async () => {
  source = await createTestDatabase();
  await source.pool.query(
    `insert into auth_users (id, name, email) values (gen_random_uuid(), 'Asha', 'a@example.com')`,
  );
  const rows = [key, missingKey].map((name) => name.split('/')[1]);
  await source.pool.query(
    `insert into files (id, purpose, folder, content_type, bytes, widths)
      select id::uuid, 'post', 'posts/' || id, 'image/webp', 7, '{480}' from unnest($1::text[]) as id`,
    [rows],
  );
});

beforeEach(async () => {
  // Migrated, which is quicker. The long test moves into a new one.
  target = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'move-'));
  return async () => {
    await target.drop();
    await rm(folder, { recursive: true });
  };
});

afterAll(() => source.drop());

async function move(settings: Partial<{ to: TestDatabase; begin: BeginStep; hasBucket: boolean }> = {}) {
  const { to = target, begin = noProgress, hasBucket = false } = settings;
  const disk = await storeIn(path.join(folder, 'files'));
  await disk.put(key, Buffer.from('picture'));
  return await moveDatabase({
    ...{ from: source.pool, to: to.pool, begin, signal: new AbortController().signal },
    store: hasBucket ? await storeIn(path.join(folder, 'bucket')) : disk,
    folder: hasBucket ? disk : undefined,
  });
}

async function namesIn({ pool }: TestDatabase): Promise<string[]> {
  return (await pool.query('select name from auth_users')).rows.map(({ name }) => name);
}

test('every row arrives, pictures stay where they are, and missing ones are named', async () => {
  const { rows, tables, pictures } = await move();
  expect(await namesIn(target)).toEqual(['Asha']);
  expect(tables).toBeGreaterThan(60);
  expect(rows).toBe(3);
  expect(pictures).toEqual({ copied: 0, kept: 1, missing: [missingKey] });
});

test('pictures of the data folder are copied into the bucket that the nodes will use', async () => {
  const { pictures } = await move({ hasBucket: true });
  expect(pictures).toEqual({ copied: 1, kept: 0, missing: [missingKey] });
  expect(Object.keys(await printFiles(path.join(folder, 'bucket')))).toEqual([key]);
});

test('a database with data of the product is refused, and so is the source itself', async () => {
  const used = await createTestDatabase();
  await used.pool.query(
    `insert into auth_users (id, name, email) values (gen_random_uuid(), 'Kiran', 'k@example.com')`,
  );
  await expect(move({ to: used })).rejects.toThrow(/The database is not empty: it has accounts/);
  expect(await namesIn(used)).toEqual(['Kiran']);
  await used.drop();
  await expect(move({ to: source })).rejects.toThrow(/is running on this database|is not empty/);
  expect(await namesIn(source)).toEqual(['Asha']);
});

test('a source that a node uses is refused, and nothing is moved', async () => {
  const node = createTestPool(source.connection);
  await node.query('select 1');
  await expect(move()).rejects.toThrow(/is running on this database/);
  await node.end();
  expect(await namesIn(target)).toEqual([]);
});

test('a move that fails while it compares leaves no rows, and can be repeated', async () => {
  const begin: BeginStep = (title) => {
    if (title === 'Comparing') throw new Error('The cable broke');
    return noProgress(title, 0);
  };
  await expect(move({ begin })).rejects.toThrow('The cable broke');
  expect(await namesIn(target)).toEqual([]);
  await move();
  expect(await namesIn(target)).toEqual(['Asha']);
});
