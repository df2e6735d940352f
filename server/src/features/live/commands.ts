import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { keptMs } from './rules.ts';
import { liveEvents } from './tables.ts';

/** Readers cannot resume from older events. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, sql`now() - ${keptMs} * interval '1 millisecond'`));
}
