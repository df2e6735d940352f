import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { readSequences } from '../../database/copy/sequences.ts';
import { withMigrationLock } from '../../database/migrate.ts';
import { migrateUntil } from '../../database/migrate-until.ts';
import { temporaryFolder } from '../../platform/temporary-file.ts';
import { listPictures } from '../backup/picture-list.ts';
import { type Snapshot, withSnapshot } from '../backup/snapshot.ts';
import type { BeginStep } from '../backup-file/progress.ts';
import { allOrNothing } from '../restore/all-or-nothing.ts';
import { fillTables } from '../restore/fill-tables.ts';
import { finishRestoring } from '../restore/finish-restoring.ts';
import { createPictureWriter } from '../restore/put-pictures.ts';
import { requireEmpty, requireUnused } from '../restore/require-empty.ts';
import { requireNotNewer, requireSameTables } from '../restore/require-version.ts';
import { compareTables } from './compare-tables.ts';
import { copyRows } from './copy-rows.ts';
import { type MovedPictures, movePictures, type PictureStores } from './move-pictures.ts';

export interface MoveParts extends PictureStores {
  from: pg.Pool;
  to: pg.Pool;
  begin: BeginStep;
  signal: AbortSignal;
}

export interface Moved {
  tables: number;
  rows: number;
  pictures: MovedPictures;
}

/**
 * Copies everything into an empty database and compares it before the commit. No node may use either database; nodes that
 * start meanwhile wait for the end. When it fails, the target has no rows. Throws `StartupError` if the operator can help.
 */
export async function moveDatabase(parts: MoveParts): Promise<Moved> {
  return await withMigrationLock(parts.to, async (target) => {
    // A statement that waits reports a lost connection itself.
    target.on('error', () => undefined);
    // Also refuses to move a database into itself, because this process uses it.
    await requireEmpty(target);
    return await withMigrationLock(parts.from, async (holder) => {
      holder.on('error', () => undefined);
      await requireUnused(holder);
      return await withSnapshot(parts.from, (snapshot) => copyAll(snapshot, target, parts));
    });
  });
}

async function copyAll(snapshot: Snapshot, target: pg.PoolClient, parts: MoveParts): Promise<Moved> {
  const { client: source, tables, schema } = snapshot;
  await requireNotNewer(target, schema);
  await migrateUntil(target, schema);
  await requireSameTables(target, snapshot);
  const writer = createPictureWriter(parts.store);
  const moved = await allOrNothing(target, writer, async () => {
    await fillTables(target, tables, async () => {
      await copyRows(tables, { ...parts, source, target });
      return await readSequences(source);
    });
    const rows = await compareTables({ source, target }, tables, parts.begin);
    const pictures = await withList(source, (list) => movePictures(list, { ...parts, writer }));
    return { tables: tables.length, rows, pictures };
  });
  await finishRestoring(target, snapshot);
  return moved;
}

async function withList<Result>(
  source: pg.ClientBase,
  work: (list: Awaited<ReturnType<typeof listPictures>>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(temporaryFolder);
  try {
    return await work(await listPictures(source, path.join(folder, 'pictures')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
