import { sql } from 'drizzle-orm';
import type { Database } from './pool.ts';

/** Live events wait for the transaction only from its first write on, so external calls may come before that. */
export async function holdName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

export async function tryHoldName(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}
