import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';
import { files } from '../files/tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

const postId = () =>
  uuid('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });

/** Content is held until a moderator publishes or rejects it. Its author sees it meanwhile. */
const isHeld = () => boolean('is_held').notNull().default(false);

function isHiddenWhileHeld({ isHeld, hiddenAt }: { isHeld: SQLWrapper; hiddenAt: SQLWrapper }): SQL {
  return sql`not ${isHeld} or ${hiddenAt} is not null`;
}

/** `likes` and `comments` are the number of counted rows. Only triggers write them. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    caption: text('caption').notNull(),
    fileId: uuid('file_id').references(() => files.id),
    likes: integer('likes').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    /** When a moderator hid the post, or when it was held. */
    hiddenAt: instant('hidden_at'),
    isHeld: isHeld(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('posts_newest_idx').on(table.createdAt, table.id),
    index('posts_author_idx').on(table.userId, table.createdAt, table.id),
    index('posts_caption_idx').using('gin', sql`${table.caption} gin_trgm_ops`),
    uniqueIndex('posts_idempotency_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('posts_file_id_key').on(table.fileId),
    check('posts_counts_check', sql`${table.likes} >= 0 and ${table.comments} >= 0`),
    check('posts_held_check', isHiddenWhileHeld(table)),
  ],
);

/** False for rows of suspended or deactivated people; set by triggers. */
const isCounted = () => boolean('is_counted').notNull().default(true);

export const postLikes = pgTable(
  'post_likes',
  { postId: postId(), userId: userId(), isCounted: isCounted(), createdAt: setNow('created_at') },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('post_likes_user_id_idx').on(table.userId, table.postId),
  ],
);

export const savedPosts = pgTable(
  'saved_posts',
  { userId: userId(), postId: postId(), createdAt: setNow('created_at') },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('saved_posts_newest_idx').on(table.userId, table.createdAt, table.postId),
    index('saved_posts_post_id_idx').on(table.postId),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: uuid('id').primaryKey(),
    postId: postId(),
    userId: userId(),
    content: text('content').notNull(),
    hiddenAt: instant('hidden_at'),
    isHeld: isHeld(),
    isCounted: isCounted(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [
    index('comments_newest_idx').on(table.postId, table.createdAt, table.id),
    index('comments_author_idx').on(table.userId, table.postId),
    uniqueIndex('comments_idempotency_key').on(table.userId, table.idempotencyKey),
    check('comments_held_check', isHiddenWhileHeld(table)),
  ],
);

export const reports = pgTable(
  'reports',
  {
    id: uuid('id').primaryKey(),
    reporterId: uuid('reporter_id').references(() => authUsers.id, { onDelete: 'set null' }),
    target: text('target', { enum: ['post', 'comment', 'profile'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason').notNull(),
    details: text('details').notNull(),
    status: text('status', { enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    decidedAt: instant('decided_at'),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('reports_open_key').on(table.reporterId, table.target, table.targetId).where(isOpen(table.status)),
    index('reports_queue_idx').on(table.createdAt, table.id).where(isOpen(table.status)),
    index('reports_target_idx').on(table.targetId),
    index('reports_reporter_id_idx').on(table.reporterId),
    check('reports_target_check', sql`${table.target} in ('post', 'comment', 'profile')`),
    check('reports_status_check', sql`${table.status} in ('open', 'upheld', 'dismissed')`),
  ],
);

function isOpen(status: unknown): SQL {
  return sql`${status} = 'open'`;
}

export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: uuid('id').primaryKey(),
    actor: text('actor').notNull(),
    action: text('action', { enum: ['hide', 'restore', 'warn', 'suspend', 'reinstate', 'dismiss'] }).notNull(),
    target: text('target', { enum: ['post', 'comment', 'profile'] }).notNull(),
    targetId: uuid('target_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: setNow('created_at'),
  },
  (table) => [index('moderation_actions_target_idx').on(table.targetId, table.createdAt)],
);
