import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

const releasedAtOnce = 500;

/** Slots do not depend on when this runs: queries compare with the clock. `reconcile` cancels the links. */
export async function releaseLapsed(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`select release_lapsed_bookings()`);
    if (rows.length < releasedAtOnce) return;
  }
}
