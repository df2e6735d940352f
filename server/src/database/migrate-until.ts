import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brand } from '@pahiya/contract/shared/brand';
import type pg from 'pg';
import { applyFolder, migrationsFolder } from './migrate.ts';
import type { SchemaVersion } from './schema-version.ts';

/** Leaves later migrations out. Call it with the lock (`withMigrationLock`). */
export async function migrateUntil(client: pg.PoolClient, { when }: SchemaVersion): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), `${brand.slug}-migrations-`));
  try {
    await cp(migrationsFolder, folder, { recursive: true, filter: (file) => path.basename(file) !== 'meta' });
    const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter((entry: { when: number }) => entry.when <= when);
    await mkdir(path.join(folder, 'meta'));
    await writeFile(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await applyFolder(client, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
