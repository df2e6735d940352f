import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { bookings } from '../bookings/tables.ts';

export const ticketCategories = ['booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'chat'] as const;
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
    /** What it was made from: the same origin makes one ticket. */
    originKey: text('origin_key'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    index('support_tickets_of_user_idx').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('support_tickets_booking_id_idx').on(table.bookingId),
    uniqueIndex('support_tickets_origin_key').on(table.userId, table.originKey),
    check(
      'support_tickets_category_check',
      sql`${table.category} in ('booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'chat')`,
    ),
    check('support_tickets_priority_check', sql`${table.priority} in ('low', 'medium', 'high')`),
    check('support_tickets_status_check', sql`${table.status} in ('open', 'in_progress', 'resolved', 'closed')`),
  ],
);
