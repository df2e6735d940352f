import { sql } from 'drizzle-orm';
import type { Database } from './pool.ts';

/**
 * Until the transaction ends nobody else holds the name. A transaction that has only done this and read has no number yet:
 * live events, which wait for the oldest number, do not wait for it. So it may ask the outside before its first write.
 */
export async function holdName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** The same without waiting: false while somebody else holds it. */
export async function tryHoldName(tx: Database, name: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as held`,
  );
  return rows[0]?.held ?? false;
}
