import { sql } from 'drizzle-orm';
import type { Database } from './pool.ts';

/**
 * Locks a name until the transaction ends. A transaction that has only done this and read has no transaction id yet, so
 * live events, which wait for the oldest id, do not wait for it. It may therefore call external services before its
 * first write.
 */
export async function holdName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Like `holdName`, but returns false instead of waiting. */
export async function tryHoldName(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}
