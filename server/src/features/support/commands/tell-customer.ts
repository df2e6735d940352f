import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { queuePushes } from '../../notifications/commands/queue-pushes.ts';
import { findPreferences } from '../../notifications/queries/preferences.ts';
import { wants } from '../../notifications/rules/preferences.ts';
import { describeSupport, type SupportNews } from '../../notifications/rules/support-texts.ts';
import { newsKeyOf, unlistedNewsKeyOf } from '../rules/news.ts';
import type { LockedTicket } from './lock-ticket.ts';

interface TicketNews {
  kind: SupportNews['kind'];
  /** Of a reply: the message. */
  message?: string;
  /** What happened: it is pushed to a device once. */
  event: string;
}

const excerptLength = 120;

/**
 * Tells the owner of a ticket what an agent did; belongs into the transaction of the deed. What is told of one ticket
 * is one notification while it is unread, and only the first of these is mailed.
 */
export async function tellCustomer(tx: Database, ticket: LockedTicket, news: TicketNews): Promise<void> {
  const { userId, id: ticketId, subject } = ticket;
  const { quietHours: _, ...choices } = await findPreferences(tx, userId);
  const isListed = wants(choices, 'support', 'inApp');
  const isMailed = wants(choices, 'support', 'email');
  const isPushed = wants(choices, 'support', 'push');
  if (!isListed && !isMailed && !isPushed) return;
  const excerpt = excerptOf(news.message ?? '');
  const told = { kind: news.kind, subject, excerpt };
  const { title, message } = describeSupport(told);
  const data = { ...told, ticket_id: ticketId, path: `/support/tickets/${ticketId}` };
  const groupKey = isListed ? newsKeyOf(ticketId) : unlistedNewsKeyOf(ticketId);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into notifications as stored
      (id, user_id, type, title, message, data, group_key, is_listed, is_mail_due, created_at)
    values (${uuidv7()}, ${userId}, 'support', ${title}, ${message}, ${JSON.stringify(data)}::jsonb,
      ${groupKey}, ${isListed}, ${isMailed}, clock_timestamp())
    on conflict (user_id, group_key) where not read do update
    set title = excluded.title, message = excluded.message, data = excluded.data, created_at = excluded.created_at
    returning id`);
  const [written] = rows;
  if (written && isPushed) await queuePushes(tx, { notificationId: written.id, userId, event: news.event });
}

function excerptOf(message: string): string {
  const characters = [...message.replace(/\s+/g, ' ').trim()];
  return characters.length > excerptLength ? `${characters.slice(0, excerptLength).join('')}…` : characters.join('');
}
