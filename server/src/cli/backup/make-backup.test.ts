import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp, noProgress, type Place, storeIn } from '../../../test/contents/backups.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';

let database: TestDatabase;
let folder: string;
let file: string;
let place: Place;

beforeAll(async () => {
  database = await createTestDatabase();
  const ids = `select gen_random_uuid() as id from generate_series(1, 30)`;
  await database.pool.query(`insert into files (id, purpose, folder, content_type, bytes, widths)
    select id, 'post', 'posts/' || id, 'image/webp', 7, '{480}' from (${ids}) new`);
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'make-backup-'));
  file = path.join(folder, 'backup');
  place = { database, store: await storeIn(path.join(folder, 'files')) };
  return () => rm(folder, { recursive: true, force: true });
});

afterAll(() => database.drop());

async function leftovers(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== 'files').sort();
}

test('pictures that are not in the store are reported, the first twenty by name', async () => {
  const { pictures } = await backUp(file, place);
  expect(pictures).toMatchObject({ copied: 0, missing: 30 });
  expect(pictures.examples).toHaveLength(20);
  expect(pictures.examples[0]).toMatch(/^posts\/[\da-f-]{36}\/480\.webp$/);
  expect(await leftovers()).toEqual(['backup']);
});

test('a file is replaced only on request', async () => {
  await writeFile(file, 'the backup of yesterday');
  await expect(backUp(file, place)).rejects.toThrow('exists already. Use --force to replace it.');
  expect(await readFile(file, 'utf8')).toBe('the backup of yesterday');
  await backUp(file, place, { replaces: true });
  expect((await readFile(file)).length).toBeGreaterThan(5_000);
  await expect(backUp(folder, place, { replaces: true })).rejects.toThrow('is not a file');
});

test.each(['Tables', 'Pictures'])('a backup that is interrupted during %s leaves nothing behind', async (when) => {
  const stopping = new AbortController();
  const begin = (title: string) => {
    if (title === when) stopping.abort(new Error('Interrupted'));
    return noProgress(title, 0);
  };
  await expect(backUp(file, place, { begin, signal: stopping.signal })).rejects.toThrow('Interrupted');
  expect(await leftovers()).toEqual([]);
});

test('a store that fails ends the backup and leaves nothing behind', async () => {
  const failing = { ...place.store, stream: () => Promise.reject(new Error('no bucket')) };
  await expect(backUp(file, { database, store: failing })).rejects.toThrow('no bucket');
  expect(await leftovers()).toEqual([]);
});

test('a folder that does not exist is named', async () => {
  await expect(backUp(path.join(folder, 'missing/backup'), place)).rejects.toThrow(/cannot be written \(ENOENT\)/);
});

test('a database without tables of the product is refused', async () => {
  const empty = await createTestDatabase({ isMigrated: false });
  await expect(backUp(file, { ...place, database: empty })).rejects.toThrow(/has no tables/);
  await empty.pool.query('create table diaries (text text)');
  await expect(backUp(file, { ...place, database: empty })).rejects.toThrow(/no tables of this product/);
  await empty.drop();
});

test('a database that a newer version migrated is refused', async () => {
  const newer = await createTestDatabase();
  await newer.pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
  await expect(backUp(file, { ...place, database: newer })).rejects.toThrow(/migrated by another version/);
  await newer.drop();
});
