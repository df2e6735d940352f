import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Number that one call of the function releases at most. */
const releasedAtOnce = 500;

/**
 * Cancels bookings whose hold has lapsed, and notifies their customers. Slots do not depend on when this runs: all
 * queries use the database's clock, and a new booking releases lapsed ones first. `reconcile` cancels the links.
 */
export async function releaseLapsed(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select release_lapsed_bookings()`);
    if (rows.length < releasedAtOnce) return;
  }
}
