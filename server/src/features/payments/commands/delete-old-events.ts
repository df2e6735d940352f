import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/**
 * Events contain names of customers, whose accounts may be deleted by now. An event's content is deleted a day after it
 * was processed; an unreadable event's after a person has looked at it. Razorpay repeats an event for at most a day.
 * After thirty days the event is no longer needed, because its effects are in the ledger.
 */
export async function deleteOldEvents(db: Database): Promise<void> {
  const isOpen = sql`exists (
    select from unmatched_money u where u.kind = 'unreadable_event' and u.gateway_id = e.id
      and not exists (select from money_closings c where c.row_id = 'unreadable_event:' || u.gateway_id and c.ended_at is null))`;
  await db.execute(sql`
    update webhook_events e set body = '{}'
    where processed_at < now() - interval '1 day' and body <> '{}' and not ${isOpen}`);
  await db.execute(sql`delete from webhook_events e where processed_at < now() - interval '30 days' and not ${isOpen}`);
}
