import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../../database/columns.ts';
import { authUsers } from '../../auth/tables.ts';

export const callRequests = pgTable(
  'call_requests',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    customerName: text('customer_name').notNull(),
    customerPhone: text('customer_phone').notNull(),
    customerEmail: text('customer_email'),
    reason: text('reason').notNull(),
    preferredTime: instant('preferred_time').notNull(),
    status: text('status', { enum: ['pending', 'done', 'missed', 'cancelled'] })
      .notNull()
      .default('pending'),
    idempotencyKey: uuid('idempotency_key').notNull(),
    isSmsDue: boolean('is_sms_due').notNull().default(false),
    /** While a node sends it: the time after which another node may claim it. */
    smsDueAt: setNow('sms_due_at'),
    smsAttempts: integer('sms_attempts').notNull().default(0),
    smsGivenUpAt: instant('sms_given_up_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('call_requests_of_user_idx').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('call_requests_pending_idx').on(table.preferredTime, table.id).where(sql`${table.status} = 'pending'`),
    index('call_requests_due_idx').on(table.smsDueAt).where(sql`${table.isSmsDue}`),
    index('call_requests_over_idx')
      .on(table.preferredTime.desc(), table.id.desc())
      .where(sql`${table.status} <> 'pending'`),
    unique('call_requests_idempotency_key').on(table.userId, table.idempotencyKey),
    check('call_requests_status_check', sql`${table.status} in ('pending', 'done', 'missed', 'cancelled')`),
  ],
);

export const callAttempts = pgTable(
  'call_attempts',
  {
    id: uuid('id').primaryKey(),
    callId: uuid('call_id')
      .notNull()
      .references(() => callRequests.id, { onDelete: 'cascade' }),
    outcome: text('outcome', { enum: ['reached', 'no_answer', 'wrong_number'] }).notNull(),
    note: text('note').notNull().default(''),
    authorName: text('author_name').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('call_attempts_call_idx').on(table.callId, table.createdAt, table.id),
    check('call_attempts_outcome_check', sql`${table.outcome} in ('reached', 'no_answer', 'wrong_number')`),
  ],
);
