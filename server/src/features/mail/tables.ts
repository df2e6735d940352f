import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isLanguage, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { notifications } from '../notifications/tables.ts';
import type { MailKind } from './types.ts';

/** The event's transaction writes a mail. The text is written in the reader's language when the mail is sent. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    /** The account's address at sending time is used, unless `address` is set. */
    userId: uuid('user_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    address: text('address'),
    language: text('language'),
    facts: jsonb('facts').$type<Record<string, unknown>>().notNull().default({}),
    notificationId: uuid('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    /** Each key has at most one waiting mail. */
    key: text('key'),
    /** Incremented when more news joins the waiting mail. */
    round: integer('round').notNull().default(1),
    /** Only a few mails of one account are sent at once. */
    account: text('account').generatedAlwaysAs(sql`coalesce(user_id::text, address)`),
    state: text('state', { enum: ['waiting', 'sent', 'given_up'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    dueAt: setNow('due_at'),
    leasedUntil: instant('leased_until'),
    giveUpAt: instant('give_up_at').notNull().default(sql`now() + interval '3 days'`),
    expiresAt: instant('expires_at'),
    reason: text('reason', { enum: ['refused', 'unreachable', 'expired', 'failed'] }),
    detail: text('detail'),
    createdAt: setNow('created_at'),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('mails_waiting_key').on(table.key).where(sql`${table.state} = 'waiting'`),
    index('mails_due_idx').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('mails_turns_idx').on(table.account, table.dueAt, table.id).where(sql`${table.state} = 'waiting'`),
    index('mails_leased_idx')
      .on(table.account)
      .where(sql`${table.state} = 'waiting' and ${table.leasedUntil} is not null`),
    index('mails_given_up_idx').on(table.settledAt, table.id).where(sql`${table.state} = 'given_up'`),
    index('mails_settled_idx').on(table.settledAt).where(sql`${table.state} <> 'waiting'`),
    index('mails_user_id_idx').on(table.userId),
    index('mails_notification_id_idx').on(table.notificationId),
    check('mails_state_check', sql`${table.state} in ('waiting', 'sent', 'given_up')`),
    check('mails_reason_check', sql`${table.reason} in ('refused', 'unreachable', 'expired', 'failed')`),
    check('mails_language_check', isLanguage(table.language)),
    check('mails_settled_check', sql`(${table.state} = 'waiting') = (${table.settledAt} is null)`),
    check('mails_given_up_check', sql`${table.state} <> 'given_up' or ${table.reason} is not null`),
    check('mails_reader_check', sql`${table.state} = 'sent' or ${table.account} is not null`),
  ],
);
