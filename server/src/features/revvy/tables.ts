import type { Card } from '@pahiya/contract/revvy/schemas';
import { revvyLanguages } from '@pahiya/contract/revvy/schemas';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { files } from '../files/tables.ts';
import type { Version } from './rules/versions.ts';

export const revvyConversations = pgTable(
  'revvy_conversations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    isTitled: boolean('is_titled').notNull().default(false),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
    /** Hidden at once; a job removes the row after the undo period. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('revvy_conversations_user_id_idx').on(table.userId, table.updatedAt.desc(), table.id.desc()),
    index('revvy_conversations_deleted_idx').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

export const revvyMessages = pgTable(
  'revvy_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => revvyConversations.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    /** A question has one answer, however often it is retried. */
    replyTo: uuid('reply_to').references((): AnyPgColumn => revvyMessages.id, { onDelete: 'cascade' }),
    content: text('content').notNull().default(''),
    warning: text('warning'),
    cards: jsonb('cards').$type<Card[]>().notNull().default([]),
    status: text('status', { enum: ['streaming', 'complete', 'interrupted'] })
      .notNull()
      .default('complete'),
    failure: text('failure', { enum: ['stopped', 'provider', 'slow', 'lost'] }),
    feedback: text('feedback', { enum: ['up', 'down'] }),
    language: text('language', { enum: revvyLanguages }).notNull(),
    asked: jsonb('asked').$type<{
      interfaceLanguage: string;
      place: { city?: string; latitude?: number; longitude?: number } | null;
    }>(),
    /** The writer of an earlier attempt stops writing. */
    attempt: integer('attempt').notNull().default(1),
    /** Place of the shown version among all; the row itself holds it, `otherVersions` the others in their order. */
    version: integer('version').notNull().default(0),
    otherVersions: jsonb('other_versions').$type<Version[]>().notNull().default([]),
    beatAt: setNow('beat_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('revvy_messages_of_conversation_idx').on(table.conversationId, table.position),
    uniqueIndex('revvy_messages_reply_key').on(table.replyTo),
    uniqueIndex('revvy_messages_pending_key').on(table.conversationId).where(sql`${table.status} = 'streaming'`),
    check('revvy_messages_role_check', sql`${table.role} in ('user', 'assistant')`),
    check('revvy_messages_reply_check', sql`(${table.role} = 'assistant') = (${table.replyTo} is not null)`),
    check('revvy_messages_status_check', sql`${table.status} in ('streaming', 'complete', 'interrupted')`),
    check('revvy_messages_question_check', sql`${table.role} = 'assistant' or ${table.status} = 'complete'`),
    check('revvy_messages_feedback_check', sql`${table.feedback} in ('up', 'down')`),
  ],
);

export const revvyAttachments = pgTable(
  'revvy_attachments',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => files.id),
    messageId: uuid('message_id')
      .notNull()
      .references(() => revvyMessages.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['picture', 'frame'] }).notNull(),
    place: integer('place').notNull(),
  },
  (table) => [
    index('revvy_attachments_of_message_idx').on(table.messageId),
    check('revvy_attachments_kind_check', sql`${table.kind} in ('picture', 'frame')`),
  ],
);

/** Each row counts one day in India. */
export const revvyUsage = pgTable(
  'revvy_usage',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    tokens: integer('tokens').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
