import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** As many as one call of the function releases. */
const releasedAtOnce = 500;

/**
 * Ends the bookings whose hold is over and tells their customers. No slot depends on it in time: every question about one
 * counts by the database's clock, and whoever books releases first. Their links are cancelled by `reconcile`.
 */
export async function releaseLapsed(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select release_lapsed_bookings()`);
    if (rows.length < releasedAtOnce) return;
  }
}
