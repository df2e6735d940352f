import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../../server/src/database/pool.ts';
import type { Store } from './site.ts';

export interface Statement {
  /** Names a prepared statement, whose plan each connection keeps. */
  name?: string | undefined;
  text: string;
  values: unknown[];
}

export async function recordStatements(
  pool: Store['pool'],
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recording: Store['pool'] = Object.create(pool, {
    query: {
      value(config: pg.QueryConfig, values: unknown[]) {
        statements.push({ name: config.name, text: config.text, values });
        return pool.query(config, values);
      },
    },
  });
  await work(drizzle(recording));
  return statements;
}
