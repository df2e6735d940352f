import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { backUp, noProgress, printFiles, restore } from '../../../test/contents/backups.ts';
import { createEverything } from '../../../test/contents/everything.ts';
import { listPart, schemaParts } from '../../../test/contents/schema-parts.ts';
import { printContents } from '../../../test/contents/table-prints.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createMember, like, readFeed, writePost } from '../../../test/members.ts';
import { plainJpeg } from '../../../test/pictures.ts';
import { download, upload } from '../../../test/uploads.ts';
import { createFileStore } from '../../platform/storage/file-store.ts';
import type { BackupSummary } from '../backup/make-backup.ts';

/** Copying and compressing them takes long enough for others to write meanwhile. */
const manyRows = 200_000;

let folder: string;
let original: Api;
let copy: TestDatabase;
let restored: Api;
let before: Record<string, string>;
let pictures: Record<string, string>;
let summary: BackupSummary;
/** Posts that were written while the tables were copied, and in all. */
const written = { duringTables: 0, all: 0 };

const storage = (name: string) => ({ kind: 'disk' as const, folder: path.join(folder, name) });

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'restored-'));
  original = await startApi({ holdsMails: true, storage: storage('original') });
  await createEverything(original);
  await original.database.pool.query(
    `insert into pincodes select 100000 + number, md5(number::text), 'Kerala' from generate_series(1, ${manyRows}) number`,
  );
  // As if the original were on a server that has seen more transactions.
  await original.database.pool.query("update live_events set xid = '1000000000000'");
  pictures = await printFiles(path.join(folder, 'original'));
  summary = await backUpWhileWriting();
  copy = await createTestDatabase({ isMigrated: false });
  await restore(path.join(folder, 'backup'), { database: copy, store: await createFileStore(storage('copy')) });
  restored = await startApi({ database: copy, storage: storage('copy') });
}, 120_000);

afterAll(async () => {
  await restored.stop();
  await copy.drop();
  await original.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The writer begins once the snapshot is there, and ends after the backup. */
async function backUpWhileWriting(): Promise<BackupSummary> {
  const { database, services } = original;
  const member = await createMember(original);
  before = await printContents(services.db);
  const state = { isOver: false, writing: Promise.resolve() };
  async function write(): Promise<void> {
    while (!state.isOver) {
      await like(original, member, (await writePost(original, member)).id);
      await upload(original, member.token, { bytes: await plainJpeg(20, 20) });
      written.all += 1;
    }
  }
  const begin = (title: string) => {
    if (title === 'Tables') state.writing = write();
    else written.duringTables = written.all;
    return noProgress(title, 0);
  };
  try {
    return await backUp(path.join(folder, 'backup'), { database, store: services.files.store }, { begin });
  } finally {
    state.isOver = true;
    await state.writing;
  }
}

test('customers could write while the tables were copied', () => {
  expect(written.duringTables).toBeGreaterThan(0);
  expect(summary.pictures.missing).toBe(0);
});

test('every table has the rows of the moment of the backup', async () => {
  const after = await printContents(copy.db);
  expect(Object.keys(before).length).toBeGreaterThan(60);
  expect(after).toEqual(before);
});

test('live events are no news for a node on the restored database', async () => {
  const { rows } = await copy.pool.query(
    'select count(*)::int as ahead from live_events where xid >= pg_snapshot_xmax(pg_current_snapshot())',
  );
  expect(rows).toEqual([{ ahead: 0 }]);
});

test('every table had rows to compare', () => {
  const empty = Object.entries(before).flatMap(([name, print]) => (print.startsWith('0 ') ? [name] : []));
  expect(empty).toEqual([]);
});

test('every picture and document is there byte by byte, and nothing else', async () => {
  const kinds = new Set(Object.keys(pictures).map((name) => name.split('/')[0]));
  expect([...kinds].sort()).toEqual(['posts', 'profile-pictures', 'revvy', 'tickets']);
  expect(await printFiles(path.join(folder, 'copy'))).toEqual(pictures);
});

const { sequences: _, ...unchanging } = schemaParts;

test.each(Object.entries(unchanging))('the restored database has the same %s', async (_part, query) => {
  const found = await listPart(copy, query);
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(await listPart(original.database, query));
});

test('a node goes on with the restored database: people see their feed and pictures, triggers count, sequences go on', async () => {
  const member = await createMember(restored, 'Newly Come');
  const { items } = await readFeed(restored, member);
  const picture = items.flatMap(({ image }) => image?.sources[0] ?? [])[0];
  expect((await download(restored, picture?.url ?? '')).length).toBeGreaterThan(100);
  const post = await writePost(restored, member, 'After the restore');
  await like(restored, member, post.id);
  const { body } = await restored.call<{ likes: number }>('GET', `/posts/${post.id}`, undefined, member);
  expect(body.likes).toBe(1);
});
