import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { StartupError } from '../config/startup-error.ts';
import { isDatabaseError } from './errors.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any constant will do, as long as every node takes the same. */
const migrationLock = 7_240_311;

const creations = ['cube', 'earthdistance', 'pg_trgm', 'btree_gist']
  .map((name) => `create extension if not exists ${name};`)
  .join(' ');

/** Applies what is missing, forward only. Nodes that start together take turns: the lock is held on one connection. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder }).catch(explainRights);
  } finally {
    // A closed connection gives back the lock and its settings, also after an error.
    client.release(true);
  }
}

/** Codes of a refused right and of an extension that is not on the server's disk. */
const refused = ['42501', '0A000', '58P01'];

function explainRights(error: unknown): never {
  const [, name] = /create extension if not exists (\w+)/i.exec(String(error)) ?? [];
  if (name === undefined || !refused.some((code) => isDatabaseError(error, code))) throw error;
  throw new StartupError(
    `The database user may not create the extension ${name}, or the server has none. As a superuser of this database run: ${creations}`,
    { cause: error },
  );
}
