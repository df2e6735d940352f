import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { bookings } from '../calendar/tables.ts';
import { files } from '../files/tables.ts';

export const ticketCategories = [
  'booking',
  'payment',
  'garage',
  'app_bug',
  'account',
  'other',
  'chat',
  'grievance',
] as const;
export const ticketPriorities = ['low', 'medium', 'high'] as const;
export const ticketStatuses = ['open', 'in_progress', 'resolved', 'closed'] as const;

export const supportTickets = pgTable(
  'support_tickets',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    subject: text('subject').notNull(),
    description: text('description').notNull(),
    category: text('category', { enum: ticketCategories }).notNull(),
    priority: text('priority', { enum: ticketPriorities }).notNull().default('medium'),
    status: text('status', { enum: ticketStatuses }).notNull().default('open'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone'),
    /** The same origin makes one ticket. */
    originKey: text('origin_key'),
    appealOf: uuid('appeal_of'),
    agentId: uuid('agent_id').references(() => authUsers.id, { onDelete: 'set null' }),
    lastSeq: integer('last_seq').notNull().default(0),
    /** The last message of the other side that each side has received and read. */
    userDeliveredSeq: integer('user_delivered_seq').notNull().default(0),
    userReadSeq: integer('user_read_seq').notNull().default(0),
    agentDeliveredSeq: integer('agent_delivered_seq').notNull().default(0),
    agentReadSeq: integer('agent_read_seq').notNull().default(0),
    /** `answeredAt`: an agent's first answer; `resolvedAt`: last resolved, or closed without being resolved. */
    answeredAt: instant('answered_at'),
    resolvedAt: instant('resolved_at'),
    acknowledgeBy: instant('acknowledge_by'),
    acknowledgedAt: instant('acknowledged_at'),
    dueAt: instant('due_at'),
    stars: smallint('stars'),
    ratingComment: text('rating_comment'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    index('support_tickets_of_user_idx').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('support_tickets_booking_id_idx').on(table.bookingId),
    index('support_tickets_agent_idx').on(table.agentId, table.updatedAt.desc(), table.id.desc()),
    index('support_tickets_updated_idx').on(table.updatedAt.desc(), table.id.desc()),
    index('support_tickets_newest_idx').on(table.createdAt.desc(), table.id.desc()),
    index('support_tickets_search_idx').using(
      'gin',
      sql`(${table.subject} || ' ' || ${table.customerName} || ' ' || ${table.customerEmail}) gin_trgm_ops`,
    ),
    index('support_tickets_unassigned_idx')
      .on(table.updatedAt.desc(), table.id.desc())
      .where(sql`${table.agentId} is null and ${table.status} in ('open', 'in_progress')`),
    // A small index: possibly overdue grievances come first at the desk.
    index('support_tickets_grievances_idx')
      .on(table.dueAt)
      .where(sql`${table.category} = 'grievance' and ${table.status} in ('open', 'in_progress')`),
    uniqueIndex('support_tickets_origin_key').on(table.userId, table.originKey),
    uniqueIndex('support_tickets_open_chat_key')
      .on(table.userId)
      .where(sql`${table.category} = 'chat' and ${table.status} in ('open', 'in_progress')`),
    check(
      'support_tickets_category_check',
      sql`${table.category} in ('booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'chat', 'grievance')`,
    ),
    check(
      'support_tickets_grievance_check',
      sql`num_nonnulls(${table.acknowledgeBy}, ${table.dueAt}) = case when ${table.category} = 'grievance' then 2 else 0 end
        and (${table.acknowledgedAt} is null or ${table.category} = 'grievance')`,
    ),
    check('support_tickets_priority_check', sql`${table.priority} in ('low', 'medium', 'high')`),
    check('support_tickets_status_check', sql`${table.status} in ('open', 'in_progress', 'resolved', 'closed')`),
    check('support_tickets_stars_check', sql`${table.stars} between 1 and 5`),
  ],
);

export const supportChatMessages = pgTable(
  'support_chat_messages',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the ticket, without gaps. */
    seq: integer('seq').notNull(),
    senderId: uuid('sender_id').references(() => authUsers.id, { onDelete: 'set null' }),
    senderType: text('sender_type', { enum: ['user', 'agent', 'system'] }).notNull(),
    senderName: text('sender_name'),
    message: text('message').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    unique('support_chat_messages_seq_key').on(table.ticketId, table.seq),
    check('support_chat_messages_sender_check', sql`${table.senderType} in ('user', 'agent', 'system')`),
    check('support_chat_messages_seq_check', sql`${table.seq} > 0`),
  ],
);

export const supportAttachments = pgTable(
  'support_attachments',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => supportChatMessages.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
  },
  (table) => [index('support_attachments_ticket_idx').on(table.ticketId)],
);

/** Customers never read them. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: uuid('id').primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => supportTickets.id, { onDelete: 'cascade' }),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [index('support_notes_ticket_idx').on(table.ticketId, table.createdAt, table.id)],
);

export const supportAgentsSeen = pgTable('support_agents_seen', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  seenAt: setNow('seen_at'),
});

export const cannedReplies = pgTable('support_canned_replies', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});
