import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { slotFacts } from '../../calendar/rules.ts';
import { describeNews } from '../../notifications/rules/news-texts.ts';

interface SlotNews {
  /** The database applies preferences to these kinds and queues their mails and pushes (`is_told_by_database`). */
  kind: 'confirmed' | 'rescheduled';
  garageName: string;
  slot: Parameters<typeof slotFacts>[0];
}

/** Needs no further round trip: `booked` is a statement that returns the booking's `id` and `user_id`, or no row. */
export function notifyOfSlot({ kind, garageName, slot }: SlotNews, booked: SQL): SQL {
  const data = { kind, garage_name: garageName, ...slotFacts(slot) };
  const text = describeNews(data, 'en');
  if (!text) throw new Error(`No words for a notification of ${kind}`);
  // A booking is confirmed once but may be moved repeatedly.
  const occasion = kind === 'confirmed' ? '' : ` ${uuidv7()}`;
  return sql`
    insert into notifications (id, user_id, type, title, message, data, subject, is_mail_due)
    select ${uuidv7()}, customer.user_id, 'booking', ${text.title}, ${text.message},
      ${JSON.stringify(data)}::jsonb || jsonb_build_object('booking_id', customer.id),
      ${`${kind} `} || customer.id || ${occasion}, true
    from ${booked} customer where customer.user_id is not null
    on conflict do nothing`;
}
