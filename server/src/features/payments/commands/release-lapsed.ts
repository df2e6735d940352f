import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/**
 * Ends the bookings whose hold is over and tells their customers. Nothing depends on it in time: every question about a
 * slot counts by the database's clock, and whoever books releases first. Their links are cancelled by `reconcile`.
 */
export async function releaseLapsed(db: Database): Promise<void> {
  await db.execute(sql`select release_lapsed_bookings()`);
}
