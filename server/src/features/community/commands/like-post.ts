import type { PostState } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { notifyActivity } from '../../notifications/commands/notify-activity.ts';
import { type AccountRefusal, lockAccount } from '../../people/commands/lock-account.ts';
import { findPost, toState } from '../queries/select-posts.ts';
import { postLikes, posts } from '../tables.ts';
import type { LimitRefusal } from './create-post.ts';
import { lockPost } from './lock-post.ts';

export interface PostOfReader {
  userId: UserId;
  postId: string;
}

export type PostRefusal = { ok: false; reason: 'POST_NOT_FOUND' };
export type StateOutcome<Refusal = never> = { ok: true; state: PostState } | PostRefusal | Refusal;

type LikeRefusal = AccountRefusal | LimitRefusal;

/** Idempotent, also for concurrent requests. The state is read after the commit, so that others wait for less. */
export async function likePost(db: Database, like: PostOfReader): Promise<StateOutcome<LikeRefusal>> {
  const refusal = await db.transaction((tx) => insertLike(tx, like));
  return refusal ?? (await readState(db, like));
}

async function insertLike(
  tx: Database,
  { userId, postId }: PostOfReader,
): Promise<LikeRefusal | PostRefusal | undefined> {
  const account = await lockAccount(tx, userId, 'no key update');
  if (account.isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
  const post = await lockPost(tx, { userId, postId }, 'no key update');
  if (!post) return { ok: false, reason: 'POST_NOT_FOUND' };
  const maximum = limits.newAccountLikesADay;
  if (account.isNew && (await countOfDay(tx, { userId, postId })) >= maximum) {
    return { ok: false, reason: 'NEW_ACCOUNT_LIMIT', maximum };
  }
  const made = await tx.insert(postLikes).values({ postId, userId }).onConflictDoNothing().returning();
  if (made.length > 0) await notifyActivity(tx, { type: 'like', userId: post.authorId, actorId: userId, postId });
  return undefined;
}

/** Counts likes of other posts, because liking this one again changes nothing. */
async function countOfDay(tx: Database, { userId, postId }: PostOfReader): Promise<number> {
  const isOther = and(eq(postLikes.userId, userId), ne(postLikes.postId, postId));
  const [found] = await tx
    .select({ made: count() })
    .from(postLikes)
    .where(and(isOther, sql`${postLikes.createdAt} > now() - interval '1 day'`));
  return found?.made ?? 0;
}

/** Also removes the like from a post the reader can no longer see, but then returns POST_NOT_FOUND. */
export async function unlikePost(db: Database, { userId, postId }: PostOfReader): Promise<StateOutcome> {
  // Locks the post before the like, in the order of `likePost`.
  await db.execute(sql`
    with locked as materialized (select id from ${posts} where id = ${postId} for no key update)
    delete from ${postLikes} using locked where post_id = locked.id and user_id = ${userId}`);
  return await readState(db, { userId, postId });
}

export async function readState(db: Database, { userId, postId }: PostOfReader): Promise<StateOutcome> {
  const post = await findPost(db, { reader: userId, postId });
  return post ? { ok: true, state: toState(post) } : { ok: false, reason: 'POST_NOT_FOUND' };
}
