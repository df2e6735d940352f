import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { copyIn } from '../../database/copy/copy-in.ts';
import { copiedColumns, tableName } from '../../database/copy/list-tables.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { filesFolder, type Manifest, tableFolder } from '../backup-file/manifest.ts';
import type { Step } from '../backup-file/progress.ts';
import type { Entry } from '../backup-file/read-archive.ts';
import { readBackup } from '../backup-file/read-backup.ts';
import { workAhead } from '../backup-file/work-ahead.ts';
import { allOrNothing } from './all-or-nothing.ts';
import { fillTables } from './fill-tables.ts';
import { createPictureWriter, type PictureWriter } from './put-pictures.ts';

export interface LoadParts {
  client: pg.ClientBase;
  file: string;
  manifest: Manifest;
  store: FileStore;
  step: Step;
  signal: AbortSignal;
}

const picturesAtOnce = 6;

const unpack = promisify(gunzip);

/** Loads everything or, when it fails, nothing. The database must already have the tables of the backup. */
export async function loadBackup(parts: LoadParts): Promise<void> {
  const pictures = createPictureWriter(parts.store);
  await allOrNothing(parts.client, pictures, () => fill(parts, pictures));
}

async function fill(parts: LoadParts, pictures: PictureWriter): Promise<void> {
  const { client, manifest } = parts;
  let copied = 0;
  await fillTables(client, manifest.tables, async () => {
    for await (const _ of workAhead(loadTables(parts), picturesAtOnce, pictures.put)) copied += 1;
    return manifest.sequences;
  });
  await requireCounts(parts, copied);
}

/** Yields the entries that follow the tables. */
async function* loadTables({ client, file, manifest, step, signal }: LoadParts): AsyncGenerator<Entry> {
  const targets = new Map(manifest.tables.map((table) => [tableFolder(table.name), copiedColumns(table)]));
  for await (const entry of readBackup(file)) {
    signal.throwIfAborted();
    const target = targets.get(entry.name.slice(0, entry.name.lastIndexOf('/') + 1));
    if (target) await copyIn(client, target, await unpack(entry.content));
    else if (entry.name.startsWith(filesFolder)) yield entry;
    else throw new Error(`The backup has an unknown entry: ${entry.name}`);
    step.advance(entry.content.length);
  }
}

async function requireCounts({ client, manifest }: LoadParts, copied: number): Promise<void> {
  for (const { name, rows: wanted } of manifest.tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::float8 as count from ${tableName(name)}`);
    if (rows[0]?.count !== wanted) throw new Error(`${name} has ${rows[0]?.count} rows instead of ${wanted}.`);
  }
  const { copied: wanted } = manifest.pictures;
  if (copied !== wanted) throw new Error(`${copied} pictures were restored instead of ${wanted}.`);
}
