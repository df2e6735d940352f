import { brand } from '@pahiya/contract/shared/brand';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createNames, nameStatements, removeNames } from './name-statements.ts';

export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

const statementTimeoutMs = 15_000;

export type PoolOptions = pg.PoolConfig & {
  timeoutMs?: number;
  /** False behind a pooler whose connections change with each transaction: nothing may be left on them. */
  keepsSessions?: boolean;
};

/** Poolers refuse these as startup parameters. JIT takes longer than our short statements. */
const settings = (timeoutMs: number) => `set jit = off; set statement_timeout = ${timeoutMs}`;

export function createPool({
  timeoutMs = statementTimeoutMs,
  keepsSessions = true,
  ...connection
}: PoolOptions): pg.Pool {
  const nameOf = createNames();
  return new pg.Pool({
    onConnect: async (client) => {
      // The statements of a transaction fail when their connection breaks. An event that nobody hears ends the process.
      client.on('error', () => undefined);
      if (!keepsSessions) return removeNames(client);
      await client.query(settings(timeoutMs));
      nameStatements(client, nameOf);
    },
    connectionTimeoutMillis: 10_000,
    application_name: brand.slug,
    ...connection,
  });
}

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
