import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Until the transaction ends nobody else changes what these two are to each other: a follow and a block never cross. */
export async function lockPair(tx: Database, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort();
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${first} ${second}`}, 0))`);
}

/** So that what one account does is counted one after the other. Taken before `lockPair`, never behind it. */
export async function lockDoings(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`follows of ${userId}`}, 0))`);
}
