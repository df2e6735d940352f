import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { backUp, type Place, printFiles, restore, storeIn } from '../../../test/contents/backups.ts';
import { createTestDatabase, createTestPool, type TestDatabase } from '../../../test/database.ts';
import { migrate } from '../../database/migrate.ts';
import { knownVersions } from '../../database/schema-version.ts';
import { createArchive } from '../backup-file/create-archive.ts';
import { entryNames } from '../backup-file/manifest.ts';
import { readArchive } from '../backup-file/read-archive.ts';
import { manifestHash } from '../backup-file/read-backup.ts';

const key = 'posts/0197a1f0-0000-7000-8000-000000000001/480.webp';

let folder: string;
let file: string;
let original: Buffer;
let source: TestDatabase;
let target: TestDatabase;
let place: Place;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'refusals-'));
  source = await createTestDatabase();
  await source.pool.query(
    `insert into auth_users (id, name, email) values (gen_random_uuid(), 'Asha', 'a@example.com')`,
  );
  await source.pool.query(`insert into files (id, purpose, folder, content_type, bytes, widths)
    values ('${key.split('/')[1]}', 'post', 'posts/${key.split('/')[1]}', 'image/webp', 7, '{480}')`);
  const store = await storeIn(path.join(folder, 'source'));
  await store.put(key, Buffer.from('picture'));
  await backUp(path.join(folder, 'original'), { database: source, store });
  original = await readFile(path.join(folder, 'original'));
});

beforeEach(async () => {
  file = path.join(folder, 'copy');
  await writeFile(file, original);
  target = await createTestDatabase({ isMigrated: false });
  place = { database: target, store: await storeIn(path.join(folder, 'target')) };
});

afterEach(async () => {
  expect(await printFiles(path.join(folder, 'target'))).toEqual({});
  await target.drop();
  await rm(path.join(folder, 'target'), { recursive: true, force: true });
});

afterAll(async () => {
  await source.drop();
  await rm(folder, { recursive: true });
});

async function countTables(): Promise<number> {
  const { rows } = await target.pool.query(
    `select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows[0].count;
}

/** Also shows that the database was not even migrated. */
async function expectRefusal(reason: RegExp, settings?: Parameters<typeof restore>[2]): Promise<void> {
  await expect(restore(file, place, settings)).rejects.toThrow(reason);
  expect(await countTables()).toBe(0);
}

/** Writes the backup again with another manifest and its right hash. */
async function changeManifest(change: (manifest: Record<string, unknown>) => Record<string, unknown>): Promise<void> {
  const archive = await createArchive(file);
  let text = '';
  for await (const { name, content } of readArchive(path.join(folder, 'original'))) {
    if (name === entryNames.manifest) text = JSON.stringify(change(JSON.parse(content.toString())));
    const changed = { [entryNames.manifest]: text, [entryNames.hash]: manifestHash(text) }[name];
    await archive.add(name, changed === undefined ? content : Buffer.from(changed));
  }
  await archive.close();
}

test('the file is only for its user, and holds what it says', async () => {
  const { mode } = await stat(path.join(folder, 'original'));
  expect(mode & 0o777).toBe(0o600);
  const names: string[] = [];
  for await (const { name } of readArchive(file)) names.push(name);
  expect(names[0]).toBe('format.json');
  expect(names).toContain('tables/auth_users/00001.copy.gz');
  expect(names.slice(-3)).toEqual([`files/${key}`, 'manifest.json', 'manifest.sha256']);
  await rm(path.join(folder, 'target'), { recursive: true, force: true });
});

test('a truncated file is refused, wherever it ends', async () => {
  for (const length of [
    0,
    1,
    511,
    512,
    1024,
    5_000,
    original.length >> 1,
    original.length - 1024,
    original.length - 1,
  ]) {
    await truncate(file, length);
    await expectRefusal(/is damaged or incomplete/);
    await writeFile(file, original);
  }
});

test('a file with one altered byte is refused, wherever it is', { timeout: 60_000 }, async () => {
  // Prime, so that the places differ from block to block.
  const distance = Math.max(1, Math.floor(original.length / 150)) * 2 + 1;
  for (let at = 0; at < original.length; at += distance) {
    const altered = Buffer.from(original);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await writeFile(file, altered);
    await expect(restore(file, place), `byte ${at}`).rejects.toThrow(
      /is damaged or incomplete|is not a backup|newer version/,
    );
  }
  expect(await countTables()).toBe(0);
});

test('a file that is no backup, or not there, is refused', async () => {
  await writeFile(file, 'Dear diary, today nothing happened.\n'.repeat(1_000));
  await expectRefusal(/is damaged or incomplete: no entry at byte 0/);
  await rm(file);
  await expectRefusal(/there is no such file/);
});

test('a backup in a newer format is refused', async () => {
  const archive = await createArchive(file);
  await archive.add('format.json', Buffer.from('{"product":"pahiya","format":2}'));
  await archive.close();
  await expectRefusal(/was written by a newer version of Pahiya/);
});

test('a backup of tables that this version does not know is refused', async () => {
  const schema = { name: '9999_later', when: Date.now() * 2, hash: 'later' };
  await changeManifest((manifest) => ({ ...manifest, version: '2.0.0', schema }));
  await expectRefusal(/made by version 2\.0\.0, whose tables \(9999_later\) this version does not know.*a newer one/);
  const known = (await knownVersions()).at(-2);
  await changeManifest((manifest) => ({ ...manifest, schema: { ...known, hash: 'another' } }));
  await expectRefusal(/does not know\. Restore it with that one/);
});

test('another secret is refused unless it is accepted', async () => {
  await expectRefusal(/AUTH_SECRET is not the one of the backup/, { secretFingerprint: 'other' });
  await restore(file, place, { secretFingerprint: 'other', acceptsOtherSecret: true });
  const { rows } = await target.pool.query('select email from auth_users');
  expect(rows).toEqual([{ email: 'a@example.com' }]);
  expect(Object.keys(await printFiles(path.join(folder, 'target')))).toEqual([key]);
  await rm(path.join(folder, 'target'), { recursive: true });
});

test('a database in use is refused', async () => {
  const node = createTestPool(target.connection);
  await node.query('select 1');
  await expectRefusal(/Pahiya is running on this database/);
  await node.end();
});

test('a database with accounts, bookings, garages or tables of something else is refused, and stays as it was', async () => {
  await target.pool.query('create table diaries (text text)');
  await expect(restore(file, place)).rejects.toThrow(/has tables of something else/);
  await target.pool.query('drop table diaries');
  const full = { ...place, database: source };
  await expect(restore(file, full)).rejects.toThrow(/The database is not empty: it has accounts/);
  const { rows } = await source.pool.query('select count(*)::int as count from auth_users');
  expect(rows).toEqual([{ count: 1 }]);
});

test('a migrated database that nobody has used is filled, a newer one than the backup is refused', async () => {
  const migrated = await createTestDatabase();
  const before = (await knownVersions()).at(-2);
  await changeManifest((manifest) => ({ ...manifest, schema: before }));
  const newer = { ...place, database: migrated };
  await expect(restore(file, newer)).rejects.toThrow(/already has newer tables than/);
  await restore(path.join(folder, 'original'), newer);
  await rm(path.join(folder, 'target'), { recursive: true });
  await migrated.drop();
});

test('a restore that fails at its end leaves neither rows nor pictures, and can be repeated', async () => {
  await changeManifest(({ tables, ...manifest }) => ({
    ...manifest,
    tables: (tables as { name: string; rows: number }[]).map((table) =>
      table.name === 'auth_users' ? { ...table, rows: 2 } : table,
    ),
  }));
  await expect(restore(file, place)).rejects.toThrow('auth_users has 1 rows instead of 2');
  const { rows } = await target.pool.query('select count(*)::int as count from auth_users');
  expect(rows).toEqual([{ count: 0 }]);
  expect(await printFiles(path.join(folder, 'target'))).toEqual({});
  await restore(path.join(folder, 'original'), place);
  await rm(path.join(folder, 'target'), { recursive: true });
});

test('a node that starts meanwhile waits for the end', async () => {
  const node = createTestPool(target.connection);
  const starts: Promise<void>[] = [];
  let isUp = false;
  async function start(): Promise<void> {
    await migrate(node);
    isUp = true;
  }
  const begin = (title: string) => {
    if (title === 'Restoring') starts.push(start());
    return { advance: () => undefined, end: () => expect(isUp).toBe(false) };
  };
  await restore(file, place, { begin });
  await Promise.all(starts);
  expect((await node.query('select email from auth_users')).rows).toEqual([{ email: 'a@example.com' }]);
  await node.end();
  await rm(path.join(folder, 'target'), { recursive: true });
});

test('pictures that are there already are kept, and another one is never overwritten', async () => {
  await place.store.put(key, Buffer.from('another'));
  await expect(restore(file, place)).rejects.toThrow(/The store has another picture under/);
  await place.store.put(key, Buffer.from('picture'));
  const stopping = new AbortController();
  const begin = (title: string) => ({
    advance: () => undefined,
    end: () => title === 'Checking the file' && stopping.abort(new Error('Interrupted')),
  });
  await expect(restore(file, place, { begin, signal: stopping.signal })).rejects.toThrow('Interrupted');
  expect(Object.keys(await printFiles(path.join(folder, 'target')))).toEqual([key]);
  await rm(path.join(folder, 'target'), { recursive: true });
});
