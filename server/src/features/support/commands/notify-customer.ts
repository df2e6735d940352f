import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { excerptOf } from '../../../platform/excerpt.ts';
import { toUserId } from '../../../platform/user-id.ts';
import { queueNewsMail } from '../../notifications/commands/queue-news-mail.ts';
import { queuePushes } from '../../notifications/commands/queue-pushes.ts';
import { findPreferences } from '../../notifications/queries/find-preferences.ts';
import { wants } from '../../notifications/rules/preferences.ts';
import { describeSupport, type SupportNews } from '../../notifications/rules/support-texts.ts';
import { newsKeyOf, unlistedNewsKeyOf } from '../rules/news.ts';
import type { LockedTicket } from './lock-ticket.ts';

interface TicketNews {
  kind: SupportNews['kind'];
  message?: string;
  event: string;
}

const excerptLength = 120;
/** Time for a reader who has the conversation open to see the answer there. */
const mailDelaySeconds = 60;

/** Call it in the transaction of the action. Only the first unread answer is mailed. */
export async function notifyCustomer(tx: Database, ticket: LockedTicket, news: TicketNews): Promise<void> {
  const { userId, id: ticketId, subject } = ticket;
  const { quietHours: _, ...choices } = await findPreferences(tx, toUserId(userId));
  const isListed = wants(choices, 'support', 'inApp');
  const isMailed = wants(choices, 'support', 'email');
  const isPushed = wants(choices, 'support', 'push');
  if (!isListed && !isMailed && !isPushed) return;
  const excerpt = excerptOf((news.message ?? '').replace(/\s+/g, ' ').trim(), excerptLength);
  const facts = { kind: news.kind, subject, excerpt };
  const data = { ...facts, ticket_id: ticketId, path: `/support/tickets/${ticketId}` };
  const groupKey = isListed ? newsKeyOf(ticketId) : unlistedNewsKeyOf(ticketId);
  const { id: notificationId, count } = await writeNews(tx, { userId, groupKey, isListed, data });
  if (isMailed && count === 1) await queueNewsMail(tx, { notificationId, userId, delaySeconds: mailDelaySeconds });
  if (isPushed) await queuePushes(tx, { notificationId, userId, event: news.event });
}

interface WrittenNews {
  userId: string;
  groupKey: string;
  isListed: boolean;
  data: SupportNews & Record<string, unknown>;
}

/** A ticket has one row, which moves to the top again. `count`: replies since its owner last read it. */
async function writeNews(tx: Database, { userId, groupKey, isListed, data }: WrittenNews): Promise<Written> {
  const { title, message } = describeSupport(data);
  const { rows } = await tx.execute<Written>(sql`
    with earlier as (
      select id, case when read then 1 else coalesce((data ->> 'count')::int, 1) + 1 end as count
      from notifications where user_id = ${userId} and group_key = ${groupKey}
      order by read, created_at desc limit 1 for update
    ), raised as (
      update notifications n set title = ${title}, message = ${message}, read = false, created_at = clock_timestamp(),
        data = ${JSON.stringify(data)}::jsonb || jsonb_build_object('count', earlier.count)
      from earlier where n.id = earlier.id returning n.id, earlier.count
    ), made as (
      insert into notifications (id, user_id, type, title, message, data, group_key, is_listed, created_at)
      select ${uuidv7()}, ${userId}, 'support', ${title}, ${message},
        ${JSON.stringify({ ...data, count: 1 })}::jsonb, ${groupKey}, ${isListed}, clock_timestamp()
      where not exists (select from earlier) returning id, 1 as count
    )
    select * from raised union all select * from made`);
  const [written] = rows;
  if (!written) throw new Error('The new notification has no id');
  return written;
}

interface Written extends Record<string, unknown> {
  id: string;
  count: number;
}
