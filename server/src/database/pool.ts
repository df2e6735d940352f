import { brand } from '@pahiya/contract/shared/brand';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The pool or a transaction: queries and commands take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A statement that runs longer than this is a fault, not a wait. */
const statementTimeoutMs = 15_000;

type PoolOptions = pg.PoolConfig & { timeoutMs?: number };

/**
 * Set after connecting: poolers such as PgBouncer refuse unknown parameters of the connection itself. Our statements are short,
 * and compiling one (JIT, which most servers have switched on) takes longer than running it.
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
