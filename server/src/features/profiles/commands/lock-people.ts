import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';

/** A follow and a block of the same two people cannot interleave. */
export async function lockPair(tx: Database, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort();
  await holdName(tx, `pair ${first} ${second}`);
}

/** The account's actions are counted one after the other. Take it before `lockPair`, never after (deadlocks). */
export async function lockDoings(tx: Database, userId: string): Promise<void> {
  await holdName(tx, `follows of ${userId}`);
}
