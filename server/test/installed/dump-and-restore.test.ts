import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemonstrationData } from '../../src/demonstration/load-demonstration.ts';
import { startJobs } from '../../src/platform/jobs.ts';
import { type Api, startApi } from '../api.ts';
import { listPart, schemaParts } from '../contents/schema-parts.ts';
import { printTables } from '../contents/table-prints.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createMember, like, writeComment, writePost } from '../members.ts';
import { databaseUrl } from '../node-process.ts';
import { findInstalledBinaries } from './binaries.ts';

let original: Api;
let restored: Api;
let copy: TestDatabase;
let folder: string;

/** Follows docs/operations.md, with the database's owner, who is not a superuser. */
async function dumpAndRestore(from: TestDatabase, to: TestDatabase): Promise<void> {
  const run = (program: string, args: string[]) =>
    promisify(execFile)(path.join(findInstalledBinaries() ?? '', program), args);
  const file = path.join(folder, 'pahiya.dump');
  await run('pg_dump', ['--format=custom', `--file=${file}`, databaseUrl(from)]);
  const options = ['--no-owner', '--no-comments', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', [...options, `--dbname=${databaseUrl(to)}`, file]);
}

async function live(api: Api): Promise<void> {
  const { db, log, files } = api.services;
  await loadDemonstrationData(db, { store: files.store, now: api.clock.now, log });
  const [asha, kiran] = [await createMember(api), await createMember(api, 'Kiran Rao')];
  const post = await writePost(api, asha);
  await writeComment(api, kiran, post.id);
  await like(api, kiran, post.id);
  await api.call('PUT', `/profiles/${asha.id}/follow`, undefined, kiran);
  const jobs = await startJobs(api.database.pool, log);
  await jobs.stop();
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pahiya-dump-'));
  original = await startApi();
  await live(original);
  copy = await createTestDatabase({ isMigrated: false });
  await dumpAndRestore(original.database, copy);
  restored = await startApi({ database: copy });
}, 60_000);

afterAll(async () => {
  await restored.stop();
  await copy.drop();
  await original.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each(Object.entries(schemaParts))('a restored backup has the same %s', async (_, query) => {
  const before = await listPart(original.database, query);
  expect(before.length).toBeGreaterThan(0);
  expect(await listPart(copy, query)).toEqual(before);
});

test('a restored backup has the same rows in every table', async () => {
  const before = await printTables(original.services.db, []);
  expect(before.garages).toMatch(/^\d{2,} /);
  expect(await printTables(restored.services.db, [])).toEqual(before);
});

test.each([
  ...['xyzqqq', 'brak pds', 'enginoil', 'engine oil'].map((text) => `/garages/search?text=${encodeURIComponent(text)}`),
  '/garages/nearby?latitude=17.385&longitude=78.4867',
  '/garages/nearby?city=Hyderabad',
])('a node on a restored backup responds to %s as before', async (address) => {
  const before = await original.call('GET', address);
  expect(before.status).toBe(200);
  expect(await restored.call('GET', address)).toMatchObject({ status: 200, body: before.body });
});

test('triggers of a restored backup keep counting', async () => {
  const member = await createMember(restored, 'Newly Come');
  const post = await writePost(restored, member, 'After the restore');
  await like(restored, member, post.id);
  const { body } = await restored.call<{ likes: number }>('GET', `/posts/${post.id}`, undefined, member);
  expect(body.likes).toBe(1);
});
