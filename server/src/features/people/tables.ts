import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, isLanguage, language, setNow } from '../../database/columns.ts';
import { authUsers } from '../auth/tables.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    username: text('username').notNull(),
    /** Equal for usernames that look alike; written by a trigger. */
    usernameKey: text('username_key').notNull().default(''),
    fullName: text('full_name').notNull(),
    phone: text('phone'),
    bio: text('bio').notNull(),
    language: language('language'),
    avatarUrl: text('avatar_url'),
    isPublic: boolean('is_public').notNull().default(true),
    allowComments: boolean('allow_comments').notNull().default(true),
    allowMessages: boolean('allow_messages').notNull().default(true),
    /** Set by a moderator, `deactivatedAt` by the owner. Such a person is invisible to others and not counted. */
    suspendedAt: instant('suspended_at'),
    deactivatedAt: instant('deactivated_at'),
    keptBio: text('kept_bio'),
    createdAt: setNow('created_at'),
    updatedAt: setNow('updated_at'),
  },
  (table) => [
    uniqueIndex('profiles_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('profiles_look_alike_key').on(table.usernameKey),
    index('profiles_username_start_idx').using('btree', sql`lower(${table.username}) text_pattern_ops`),
    index('profiles_full_name_start_idx').using('btree', sql`lower(${table.fullName}) text_pattern_ops`),
    index('profiles_search_idx').using('gin', sql`(${table.username} || ' ' || ${table.fullName}) gin_trgm_ops`),
    check('profiles_language_check', isLanguage(table.language)),
    check('profiles_username_check', sql`${table.username} ~ '^[a-z0-9._-]{1,40}$'`),
  ],
);

/** Triggers maintain them, and refuse a name that another person gave up less than 90 days ago. */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    username: text('username').primaryKey(),
    usernameKey: text('username_key').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    freedAt: setNow('freed_at'),
  },
  (table) => [
    index('former_usernames_key_idx').on(table.usernameKey),
    index('former_usernames_user_idx').on(table.userId),
    check('former_usernames_username_check', sql`${table.username} ~ '^[a-z0-9._-]{1,40}$'`),
  ],
);

/** Counters have their own row, so that a follow does not wait for the profile's update. Triggers maintain it. */
export const profileCounts = pgTable(
  'profile_counts',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    posts: integer('posts').notNull().default(0),
    followers: integer('followers').notNull().default(0),
    following: integer('following').notNull().default(0),
  },
  (table) => [
    check('profile_counts_check', sql`${table.posts} >= 0 and ${table.followers} >= 0 and ${table.following} >= 0`),
  ],
);

const personId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => authUsers.id, { onDelete: 'cascade' });

export const followers = pgTable(
  'followers',
  {
    id: uuid('id').primaryKey(),
    followerId: personId('follower_id'),
    followingId: personId('following_id'),
    /** False while one of the two is suspended or deactivated. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: setNow('created_at'),
  },
  (table) => [
    uniqueIndex('followers_pair_key').on(table.followerId, table.followingId),
    index('followers_followers_idx').on(table.followingId, table.createdAt, table.id),
    index('followers_following_idx').on(table.followerId, table.createdAt, table.id),
    check('followers_self_check', sql`${table.followerId} <> ${table.followingId}`),
  ],
);

export const blocks = pgTable(
  'blocks',
  { blockerId: personId('blocker_id'), blockedId: personId('blocked_id'), createdAt: setNow('created_at') },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked_idx').on(table.blockedId, table.blockerId),
    check('blocks_self_check', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

export const mutes = pgTable(
  'mutes',
  { muterId: personId('muter_id'), mutedId: personId('muted_id'), createdAt: setNow('created_at') },
  (table) => [
    primaryKey({ columns: [table.muterId, table.mutedId] }),
    index('mutes_muted_idx').on(table.mutedId),
    check('mutes_self_check', sql`${table.muterId} <> ${table.mutedId}`),
  ],
);
