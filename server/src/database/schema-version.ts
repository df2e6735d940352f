import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from './migrate.ts';

/** The last migration of a database. */
export interface SchemaVersion {
  name: string;
  /** When it was written, in milliseconds since 1970. Later migrations have larger numbers. */
  when: number;
  hash: string;
}

/** Oldest first. */
export async function knownVersions(): Promise<SchemaVersion[]> {
  const journal = JSON.parse(await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const names = new Map<number, string>(
    journal.entries.map(({ when, tag }: { when: number; tag: string }) => [when, tag]),
  );
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis: when, hash }) => ({
    name: names.get(when) ?? '',
    when,
    hash,
  }));
}

/** Null before the first migration. */
export async function readVersion(client: pg.ClientBase): Promise<Omit<SchemaVersion, 'name'> | null> {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return null;
  const { rows } = await client.query<Omit<SchemaVersion, 'name'>>(
    'select created_at::float8 as when, hash from drizzle.__drizzle_migrations order by created_at desc limit 1',
  );
  return rows[0] ?? null;
}
