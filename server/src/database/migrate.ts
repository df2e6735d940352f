import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { isDatabaseError } from './errors.ts';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

const migrationLock = 7_240_311;

const creations = ['cube', 'earthdistance', 'pg_trgm', 'btree_gist']
  .map((name) => `create extension if not exists ${name};`)
  .join(' ');

export async function migrate(pool: pg.Pool): Promise<void> {
  await withMigrationLock(pool, (client) => applyFolder(client));
}

/** Nodes that start together run one after the other. A node that starts meanwhile waits. */
export async function withMigrationLock<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock and resets its settings.
    client.release(true);
  }
}

/** Call it with the lock. */
export async function applyFolder(client: pg.PoolClient, folder = migrationsFolder): Promise<void> {
  await applyMigrations(drizzle(client), { migrationsFolder: folder }).catch(explainRights);
}

/** The account lacks a privilege, or an extension is not installed on the server. */
const refused = ['42501', '0A000', '58P01'];

function explainRights(error: unknown): never {
  const [, name] = /create extension if not exists (\w+)/i.exec(String(error)) ?? [];
  if (name === undefined || !refused.some((code) => isDatabaseError(error, code))) throw error;
  throw new StartupError(
    `The database user may not create the extension ${name}, or the server has none. As a superuser of this database run: ${creations}`,
    { cause: error },
  );
}
