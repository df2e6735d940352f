import { sql } from 'drizzle-orm';
import { own, type Section } from './export-rows.ts';

const ownTickets = (userId: string) => sql`(select id from support_tickets where user_id = ${userId})`;
const ownConversations = (userId: string) => sql`(select id from revvy_conversations where user_id = ${userId})`;

export const revvy: Section[] = [
  own('conversations', 'revvy_conversations'),
  {
    ...{ name: 'messages', table: 'revvy_messages' },
    where: (userId) => sql`t.conversation_id in ${ownConversations(userId)}`,
    leftOut: { internal: ['asked', 'attempt', 'beat_at'] },
    orderBy: 'conversation_id, position',
  },
  {
    ...{ name: 'attachments', table: 'revvy_attachments' },
    where: (userId) => sql`
      t.message_id in (select id from revvy_messages where conversation_id in ${ownConversations(userId)})`,
  },
  own('usage', 'revvy_usage'),
];

export const support: Section[] = [
  own('tickets', 'support_tickets', { 'other people': ['agent_id'], internal: ['origin_key'] }),
  {
    ...{ name: 'messages', table: 'support_chat_messages' },
    where: (userId) => sql`t.ticket_id in ${ownTickets(userId)}`,
    leftOut: { 'other people': ['sender_id'] },
    orderBy: 'ticket_id, seq',
  },
  {
    ...{ name: 'attachments', table: 'support_attachments' },
    where: (userId) => sql`t.ticket_id in ${ownTickets(userId)}`,
  },
  own('calls', 'call_requests', { internal: ['idempotency_key'] }),
  {
    ...{ name: 'callAttempts', table: 'call_attempts' },
    where: (userId) => sql`t.call_id in (select id from call_requests where user_id = ${userId})`,
    shown: { call_id: 'call_id', outcome: 'outcome', at: 'created_at' },
    leftOut: { 'other people': ['note', 'author_name'], internal: ['id'] },
  },
  own('helpfulAnswers', 'faq_ratings'),
];
