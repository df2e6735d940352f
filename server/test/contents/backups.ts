import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '../../src/cli/backup/make-backup.ts';
import type { BeginStep } from '../../src/cli/backup-file/progress.ts';
import { restoreBackup } from '../../src/cli/restore/restore-backup.ts';
import { createFileStore, type FileStore } from '../../src/platform/storage/file-store.ts';
import type { TestDatabase } from '../database.ts';

/** The database and the store of a product. */
export interface Place {
  database: Pick<TestDatabase, 'pool'>;
  store: FileStore;
}

export const noProgress: BeginStep = () => ({ advance: () => undefined, end: () => undefined });

export function storeIn(folder: string): Promise<FileStore> {
  return createFileStore({ kind: 'disk', folder });
}

type Settings = Partial<{ begin: BeginStep; signal: AbortSignal; replaces: boolean }>;

export async function backUp(file: string, { database, store }: Place, settings: Settings = {}) {
  const { begin = noProgress, signal = new AbortController().signal, replaces = false } = settings;
  const origin = { version: '1.2.3', commit: null, secretFingerprint: 'same' };
  return await makeBackup({ file, replaces }, { pool: database.pool, store, origin, begin, signal });
}

export async function restore(
  file: string,
  { database, store }: Place,
  settings: Settings & { secretFingerprint?: string; acceptsOtherSecret?: boolean } = {},
) {
  return await restoreBackup({
    ...{ file, pool: database.pool, store, begin: noProgress, signal: new AbortController().signal },
    ...{ secretFingerprint: 'same', acceptsOtherSecret: false },
    ...settings,
  });
}

/** The hash of every file of a folder by its path. */
export async function printFiles(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const prints = files.sort().map(async (file) => [
    path.relative(folder, file),
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(prints));
}
