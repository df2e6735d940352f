import type { Grievance, Ticket } from '@pahiya/contract/support/schemas';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { supportChatMessages, supportTickets } from '../tables.ts';

const unread = sql<number>`(select count(*)::int from ${supportChatMessages} said
  where said.ticket_id = ${supportTickets.id} and said.seq > ${supportTickets.userReadSeq}
    and said.sender_type <> 'user')`;

/** Null for any other ticket. Instants have the format of JSON responses. */
export const grievance = sql<Grievance | null>`case when ${supportTickets.category} = 'grievance' then json_build_object(
  'acknowledgeBy', ${inJson(supportTickets.acknowledgeBy)}, 'acknowledgedAt', ${inJson(supportTickets.acknowledgedAt)},
  'dueAt', ${inJson(supportTickets.dueAt)}, 'isOverdue', ${isOverdue()}) end`;

export function isOverdue(): SQL<boolean> {
  return sql<boolean>`(${supportTickets.category} = 'grievance' and ${supportTickets.status} in ('open', 'in_progress')
    and (${supportTickets.dueAt} < now()
      or (${supportTickets.acknowledgedAt} is null and ${supportTickets.acknowledgeBy} < now())))`;
}

function inJson(column: SQLWrapper): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export const ticketColumns = {
  id: supportTickets.id,
  subject: supportTickets.subject,
  status: supportTickets.status,
  priority: supportTickets.priority,
  category: supportTickets.category,
  unread,
  grievance,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
} satisfies Record<keyof Ticket, unknown>;

type Row = Omit<Ticket, 'createdAt' | 'updatedAt'> & { createdAt: Date; updatedAt: Date };

export function toTicket({ createdAt, updatedAt, ...row }: Row): Ticket {
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
