import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

/** Written in the transaction of what they tell, never by a client (design, section 5). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['like', 'comment', 'follow', 'booking'] }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    read: boolean('read').notNull().default(false),
    /** What it tells, so that the same thing is told once. */
    subject: text('subject'),
    /** Whether a mail with the same text still has to leave. */
    isMailDue: boolean('is_mail_due').notNull().default(false),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('notifications_subject_key').on(table.userId, table.subject),
    index('notifications_newest_idx').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('notifications_mail_idx').on(table.createdAt).where(sql`${table.isMailDue}`),
    check('notifications_type_check', sql`${table.type} in ('like', 'comment', 'follow', 'booking')`),
  ],
);
