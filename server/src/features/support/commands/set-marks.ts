import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { newsKeyOf, unlistedNewsKeyOf } from '../rules/news.ts';
import { supportTickets } from '../tables.ts';

interface Marks {
  ticketId: string;
  /** If undefined, an agent sets the marks. */
  userId?: string;
  deliveredSeq: number;
  readSeq: number;
}

/** Marks only move forward, and never beyond the last message. False when there is no such ticket. */
export async function setMarks(db: Database, { ticketId, userId, deliveredSeq, readSeq }: Marks): Promise<boolean> {
  const side = sql.raw(userId === undefined ? 'agent' : 'user');
  const isOwn = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const { rows } = await db.execute<{ isAllRead: boolean }>(sql`
    with found as (
      select id, ${side}_delivered_seq as delivered, ${side}_read_seq as read,
        greatest(${side}_delivered_seq, least(greatest(${deliveredSeq}::int, ${readSeq}::int), last_seq)) as delivered_now,
        greatest(${side}_read_seq, least(${readSeq}::int, last_seq)) as read_now, last_seq
      from ${supportTickets} where id = ${ticketId} and ${isOwn} for no key update
    ), moved as (
      update ${supportTickets} set ${side}_delivered_seq = delivered_now, ${side}_read_seq = read_now
      from found where support_tickets.id = found.id and (delivered_now > delivered or read_now > read)
    )
    select read_now = last_seq as "isAllRead" from found`);
  const [found] = rows;
  if (userId !== undefined && found?.isAllRead) await markNewsRead(db, userId, ticketId);
  return found !== undefined;
}

async function markNewsRead(db: Database, userId: string, ticketId: string): Promise<void> {
  await db.execute(sql`
    update notifications set read = true
    where user_id = ${userId} and group_key in (${newsKeyOf(ticketId)}, ${unlistedNewsKeyOf(ticketId)}) and not read`);
}
