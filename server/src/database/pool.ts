import { brand } from '@pahiya/contract/shared/brand';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The pool or a transaction: queries and commands take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A statement that runs longer than this is a fault, not a wait. */
const statementTimeoutMs = 15_000;

export function createPool(connection: pg.PoolConfig): pg.Pool {
  return new pg.Pool({
    statement_timeout: statementTimeoutMs,
    connectionTimeoutMillis: 10_000,
    application_name: brand.slug,
    ...connection,
  });
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
