import type { Ticket } from '@pahiya/contract/support/schemas';
import { sql } from 'drizzle-orm';
import { supportChatMessages, supportTickets } from '../tables.ts';

/** Messages of the other side that the customer has not read. */
const unread = sql<number>`(select count(*)::int from ${supportChatMessages} said
  where said.ticket_id = ${supportTickets.id} and said.seq > ${supportTickets.userReadSeq}
    and said.sender_type <> 'user')`;

/** A ticket as its customer sees it in a list. */
export const ticketColumns = {
  id: supportTickets.id,
  subject: supportTickets.subject,
  status: supportTickets.status,
  priority: supportTickets.priority,
  category: supportTickets.category,
  unread,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
} satisfies Record<keyof Ticket, unknown>;

type Row = Omit<Ticket, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export function toTicket({ createdAt, updatedAt, ...row }: Row): Ticket {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
