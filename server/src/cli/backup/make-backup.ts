import { stat } from 'node:fs/promises';
import { brand } from '@pahiya/contract/shared/brand';
import type pg from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { readSequences } from '../../database/copy/sequences.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { type Archive, createArchive } from '../backup-file/create-archive.ts';
import { entryNames, formatVersion, type Manifest } from '../backup-file/manifest.ts';
import { PartHashes } from '../backup-file/part-hashes.ts';
import type { BeginStep } from '../backup-file/progress.ts';
import { manifestHash } from '../backup-file/read-backup.ts';
import { type CopiedPictures, copyPictures } from './copy-pictures.ts';
import { type CopyTarget, copyTables } from './copy-tables.ts';
import { listPictures } from './picture-list.ts';
import { withSnapshot } from './snapshot.ts';

export interface BackupParts {
  pool: pg.Pool;
  store: FileStore;
  /** Of the running product. */
  origin: Pick<Manifest, 'version' | 'commit' | 'secretFingerprint'>;
  begin: BeginStep;
  signal: AbortSignal;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  pictures: CopiedPictures;
  bytes: number;
}

/** The file is complete or does not appear. Throws `StartupError` if there is one and it may not be replaced. */
export async function makeBackup(
  { file, replaces }: { file: string; replaces: boolean },
  parts: BackupParts,
): Promise<BackupSummary> {
  await requireFree(file, replaces);
  const archive = await openArchive(file);
  try {
    const summary = await fill(archive, parts);
    await requireFree(file, replaces);
    return { ...summary, bytes: await archive.close() };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function requireFree(file: string, replaces: boolean): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && !found.isFile()) throw new StartupError(`${file} is not a file.`);
  if (found && !replaces) throw new StartupError(`${file} exists already. Use --force to replace it.`);
}

async function openArchive(file: string): Promise<Archive> {
  try {
    return await createArchive(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartupError(`${file} cannot be written (${reason}).`);
  }
}

async function fill(archive: Archive, parts: BackupParts): Promise<Omit<BackupSummary, 'bytes'>> {
  const hashes = new PartHashes();
  const head = { product: brand.slug, format: formatVersion } as const;
  await archive.add(entryNames.format, toJson(head));
  const madeAt = new Date().toISOString();
  const target: CopyTarget = {
    ...parts,
    async add(name, content) {
      hashes.add(name, content);
      await archive.add(name, content);
    },
  };
  const { list, ...database } = await copyDatabase(archive, parts.pool, target);
  const pictures = await copyPictures(list, parts.store, target).finally(() => list.remove());
  const { copied, missing } = pictures;
  const { tables } = database;
  await close(archive, {
    ...head,
    ...parts.origin,
    madeAt,
    ...database,
    pictures: { copied, missing },
    parts: hashes.end(),
  });
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), pictures };
}

/** The snapshot ends before the pictures are copied: PostgreSQL cannot clean up behind an old one. */
async function copyDatabase({ draft }: Archive, pool: pg.Pool, target: CopyTarget) {
  return await withSnapshot(pool, async ({ client, tables, schema }) => {
    const copied = await copyTables(client, tables, target);
    // Sequences belong to no snapshot. Read after it, they are never behind the rows.
    const sequences = await readSequences(client);
    return { schema, tables: copied, sequences, list: await listPictures(client, `${draft}.pictures`) };
  });
}

async function close(archive: Archive, manifest: Manifest): Promise<void> {
  const text = toJson(manifest);
  await archive.add(entryNames.manifest, text);
  await archive.add(entryNames.hash, Buffer.from(manifestHash(text)));
}

function toJson(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
