import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../server/src/database/pool.ts';
import type { Store } from './site.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** What the product's own code sends to the database in the course of `work`. */
export async function recordStatements(
  pool: Store['pool'],
  work: (db: Database) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  await work(drizzle(pool, { logger: { logQuery: (text, values) => statements.push({ text, values }) } }));
  return statements;
}
