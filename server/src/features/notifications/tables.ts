import type { NotificationPreferences } from '@pahiya/contract/notifications/schemas';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clock, instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

const userId = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

/** Written in the transaction of what they tell, never by a client (product, section 10.1). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    type: text('type', { enum: ['like', 'comment', 'follow', 'booking', 'support', 'vehicle'] }).notNull(),
    title: text('title').notNull(),
    message: text('message').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    read: boolean('read').notNull().default(false),
    /** What it tells, so that the same thing is told once. */
    subject: text('subject'),
    /** What is told together while it is unread: all likes of one post. */
    groupKey: text('group_key'),
    /** Whether it stands in the list; one that is only mailed or pushed does not. */
    isListed: boolean('is_listed').notNull().default(true),
    /** Set by what the database writes itself: a trigger makes a row of `mails` of it and takes it back. */
    isMailDue: boolean('is_mail_due').notNull().default(false),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('notifications_subject_key').on(table.userId, table.subject),
    index('notifications_told_idx').on(table.userId, table.groupKey).where(sql`${table.groupKey} is not null`),
    uniqueIndex('notifications_group_key').on(table.userId, table.groupKey).where(sql`not ${table.read}`),
    index('notifications_newest_idx').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_idx').on(table.userId).where(sql`not ${table.read} and ${table.isListed}`),
    check(
      'notifications_type_check',
      sql`${table.type} in ('like', 'comment', 'follow', 'booking', 'support', 'vehicle')`,
    ),
  ],
);

/** Who did what is told, so that a reader sees only those they may see. */
export const notificationActors = pgTable(
  'notification_actors',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    actorId: userId('actor_id'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.actorId] }),
    index('notification_actors_told_idx').on(table.actorId, table.createdAt),
  ],
);

/** Defaults stand in the rules; a row is there once somebody chose. */
export const notificationPreferences = pgTable('notification_preferences', {
  userId: userId().primaryKey(),
  choices: jsonb('choices').$type<Omit<NotificationPreferences, 'quietHours'>>().notNull(),
  /** In India. */
  quietFrom: clock('quiet_from'),
  quietTo: clock('quiet_to'),
  updatedAt: setNow('updated_at'),
});

export const pushTokens = pgTable(
  'push_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** Ends with it: a device that is signed out gets nothing. */
    sessionId: uuid('session_id'),
    token: text('token').notNull(),
    tokenKey: text('token_key').notNull().generatedAlwaysAs(sql`md5(token)`),
    platform: text('platform', { enum: ['mobile', 'web'] }).notNull(),
    language: text('language').notNull(),
    /** When the push service last took a push for it. */
    reachedAt: instant('reached_at'),
    /** Tries in a row that came to nothing, since when, and until when it rests. */
    failures: integer('failures').notNull().default(0),
    failingSince: instant('failing_since'),
    restsUntil: instant('rests_until'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    uniqueIndex('push_tokens_token_key').on(table.tokenKey),
    index('push_tokens_user_id_idx').on(table.userId),
    index('push_tokens_session_id_idx').on(table.sessionId),
    check('push_tokens_platform_check', sql`${table.platform} in ('mobile', 'web')`),
  ],
);

/** Pushes that still have to leave, one for each event and device; a row goes when it is sent or given up. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: uuid('id').primaryKey(),
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    tokenId: uuid('token_id')
      .notNull()
      .references(() => pushTokens.id, { onDelete: 'cascade' }),
    /** Whose device it was then: accounts take turns. */
    userId: userId(),
    /** What happened; the same thing is pushed to a device once. */
    event: text('event').notNull(),
    actorId: uuid('actor_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** Came in quiet hours: with the others of its device it is told in one message when they end, at `dueAt`. */
    isPutOff: boolean('is_put_off').notNull().default(false),
    dueAt: setNow('due_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('push_deliveries_event_key').on(table.tokenId, table.event),
    index('push_deliveries_due_idx').on(table.dueAt),
    index('push_deliveries_turns_idx').on(table.userId, table.dueAt, table.id),
    index('push_deliveries_put_off_idx').on(table.tokenId, table.id).where(sql`${table.isPutOff}`),
    index('push_deliveries_notification_id_idx').on(table.notificationId),
    index('push_deliveries_actor_id_idx').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
);
