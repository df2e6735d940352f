import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/**
 * Events name customers, whose accounts may be gone by now: what an event said goes a day after it was acted on. Razorpay
 * sends one again for a day at most; after thirty nothing asks about it any more, and what it did stands in the ledger.
 */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db.execute(sql`
    update webhook_events set body = '{}' where processed_at < now() - interval '1 day' and body <> '{}'`);
  await db.execute(sql`delete from webhook_events where processed_at < now() - interval '30 days'`);
}
