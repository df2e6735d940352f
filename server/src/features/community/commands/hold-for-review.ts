import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { reports } from '../tables.ts';
import type { Target } from './moderation-record.ts';

/** The columns of a post or comment that is held from the start. */
export const heldColumns = { isHeld: true, hiddenAt: sql`now()` };

/** Puts what is held among the reports, where a moderator publishes or rejects it; nobody has reported it. */
export async function askForReview(tx: Database, thing: Target): Promise<void> {
  await tx.insert(reports).values({ id: uuidv7(), reporterId: null, ...thing, reason: 'held', details: '' });
}
