import { brand } from '@pahiya/contract/shared/brand';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A statement that runs longer has a bug. */
const statementTimeoutMs = 15_000;

type PoolOptions = pg.PoolConfig & { timeoutMs?: number };

/**
 * Set after connecting, because poolers such as PgBouncer refuse unknown startup parameters. JIT is off (most servers
 * enable it), because compiling our short statements takes longer than running them.
 */
const settings = (timeoutMs: number) => `set jit = off; set statement_timeout = ${timeoutMs}`;

export function createPool({ timeoutMs = statementTimeoutMs, ...connection }: PoolOptions): pg.Pool {
  return new pg.Pool({
    onConnect: (client) => client.query(settings(timeoutMs)),
    connectionTimeoutMillis: 10_000,
    application_name: brand.slug,
    ...connection,
  });
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
