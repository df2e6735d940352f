import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';

/** Until the transaction ends nobody else changes what these two are to each other: a follow and a block never cross. */
export async function lockPair(tx: Database, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort();
  await holdName(tx, `pair ${first} ${second}`);
}

/** So that what one account does is counted one after the other. Taken before `lockPair`, never behind it. */
export async function lockDoings(tx: Database, userId: string): Promise<void> {
  await holdName(tx, `follows of ${userId}`);
}
