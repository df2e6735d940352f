import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';

/** A follow and a block of the same two people cannot interleave. */
export async function lockPair(tx: Database, one: string, other: string): Promise<void> {
  const [first, second] = [one, other].sort();
  await holdName(tx, `pair ${first} ${second}`);
}

/** Follows of one account are counted one after the other. Take it before `lockPair`, or it can deadlock. */
export async function lockFollows(tx: Database, userId: string): Promise<void> {
  await holdName(tx, `follows of ${userId}`);
}
