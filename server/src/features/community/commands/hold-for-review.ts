import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { reports } from '../tables.ts';
import type { Target } from './moderation-record.ts';

export const heldColumns = { isHeld: true, hiddenAt: sql`now()` };

/** A moderator publishes or rejects it. The report has no reporter. */
export async function askForReview(tx: Database, thing: Target): Promise<void> {
  await tx.insert(reports).values({ id: uuidv7(), reporterId: null, ...thing, reason: 'held', details: '' });
}
