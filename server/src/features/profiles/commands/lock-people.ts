import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';

/** Locks the relation of two people until the transaction ends, so that a follow and a block cannot interleave. */
export async function lockPair(tx: Database, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort();
  await holdName(tx, `pair ${first} ${second}`);
}

/**
 * Makes the account's actions run one after the other, so that they are counted correctly. To avoid deadlocks, take it
 * before `lockPair`, never after.
 */
export async function lockDoings(tx: Database, userId: string): Promise<void> {
  await holdName(tx, `follows of ${userId}`);
}
