import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** Contents name customers, so they go after a day, as long as Razorpay repeats events; unread ones await a person. */
export async function deleteOldEvents(db: Database): Promise<void> {
  const isOpen = sql`exists (
    select from unmatched_money u where u.kind = 'unreadable_event' and u.gateway_id = e.id
      and not exists (select from money_closings c where c.row_id = 'unreadable_event:' || u.gateway_id and c.ended_at is null))`;
  await db.execute(sql`
    update webhook_events e set body = '{}'
    where processed_at < now() - interval '1 day' and body <> '{}' and not ${isOpen}`);
  await db.execute(sql`delete from webhook_events e where processed_at < now() - interval '30 days' and not ${isOpen}`);
}
