import { sql } from 'drizzle-orm';
import { supportTickets } from '../../support/tables.ts';

export const unreadByAgents = sql<number>`(select count(*)::int from support_chat_messages said
  where said.ticket_id = ${supportTickets.id} and said.seq > ${supportTickets.agentReadSeq}
    and said.sender_type = 'user')`;

const shownLength = 160;

export const lastMessage = sql<string>`left(coalesce((select said.message from support_chat_messages said
  where said.ticket_id = ${supportTickets.id} and said.seq = ${supportTickets.lastSeq}), ${supportTickets.description}),
  ${sql.raw(String(shownLength))})`;
