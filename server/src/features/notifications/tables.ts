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

/** The event's transaction writes a notification, never a client (product, section 10.1). */
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
    subject: text('subject'),
    /** Activities with this key share the notification while it is unread. */
    groupKey: text('group_key'),
    /** False for a notification that is only mailed or pushed. */
    isListed: boolean('is_listed').notNull().default(true),
    /** The database sets this. A trigger then writes a row of `mails` and resets it. */
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

export const notificationPreferences = pgTable('notification_preferences', {
  userId: userId().primaryKey(),
  choices: jsonb('choices').$type<Omit<NotificationPreferences, 'quietHours'>>().notNull(),
  /** Indian time. */
  quietFrom: clock('quiet_from'),
  quietTo: clock('quiet_to'),
  updatedAt: setNow('updated_at'),
});

export const pushTokens = pgTable(
  'push_tokens',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** The device is removed with the session, so a signed-out device gets nothing. */
    sessionId: uuid('session_id'),
    token: text('token').notNull(),
    tokenKey: text('token_key').notNull().generatedAlwaysAs(sql`md5(token)`),
    platform: text('platform', { enum: ['mobile', 'web'] }).notNull(),
    language: text('language').notNull(),
    reachedAt: instant('reached_at'),
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

/** Each event has one row per device. A row is deleted when it is sent or given up. */
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
    /** Owner of the device at that time. Accounts take turns. */
    userId: userId(),
    event: text('event').notNull(),
    actorId: uuid('actor_id').references(() => authUsers.id, { onDelete: 'cascade' }),
    attempts: integer('attempts').notNull().default(0),
    /** Deferred by quiet hours. When these end (`dueAt`), all of a device are sent as one message. */
    isDeferred: boolean('is_put_off').notNull().default(false),
    dueAt: setNow('due_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('push_deliveries_event_key').on(table.tokenId, table.event),
    index('push_deliveries_due_idx').on(table.dueAt),
    index('push_deliveries_turns_idx').on(table.userId, table.dueAt, table.id),
    index('push_deliveries_device_idx').on(table.tokenId, table.dueAt, table.id),
    index('push_deliveries_put_off_idx').on(table.tokenId, table.id).where(sql`${table.isDeferred}`),
    index('push_deliveries_notification_id_idx').on(table.notificationId),
    index('push_deliveries_actor_id_idx').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
);
