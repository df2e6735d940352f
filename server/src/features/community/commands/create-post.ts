import type { Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, count, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { holdFiles } from '../../files/commands/hold-files.ts';
import { type AccountRefusal, lockAccount } from '../../people/commands/lock-account.ts';
import { mustWait } from '../../people/rules/must-wait.ts';
import { listTextsOfDay } from '../queries/list-texts-of-day.ts';
import { findPost } from '../queries/select-posts.ts';
import { isRepeated } from '../rules/same-text.ts';
import { posts } from '../tables.ts';
import { askForReview, heldColumns } from './hold-for-review.ts';

export interface PostInput {
  userId: UserId;
  caption: string;
  fileId: string | null;
  idempotencyKey: string;
}

export type LimitRefusal = { ok: false; reason: 'NEW_ACCOUNT_LIMIT'; maximum: number };

export type RepeatRefusal = { ok: false; reason: 'REPEATED_TEXT'; maximum: number };

export const repeated: RepeatRefusal = { ok: false, reason: 'REPEATED_TEXT', maximum: limits.sameTextsADay };

export type PostOutcome =
  | { ok: true; post: Post }
  | AccountRefusal
  | LimitRefusal
  | RepeatRefusal
  | { ok: false; reason: 'FILE_NOT_FOUND' };

/** Idempotent by key, also for concurrent requests. A link from an account not trusted yet waits for a moderator. */
export async function createPost(db: Database, input: PostInput): Promise<PostOutcome> {
  return await db.transaction(async (tx) => {
    const { userId } = input;
    const account = await lockAccount(tx, userId, 'no key update');
    const earlier = await findByKey(tx, input);
    if (earlier) return { ok: true, post: await readOwn(tx, userId, earlier) };
    if (account.isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
    const maximum = limits.newAccountPostsADay;
    if (account.isNew && (await countOfDay(tx, userId)) >= maximum) {
      return { ok: false, reason: 'NEW_ACCOUNT_LIMIT', maximum };
    }
    if (isRepeated(input.caption, await listTextsOfDay(tx, userId))) return repeated;
    const fileIds = input.fileId === null ? [] : [input.fileId];
    if (!(await holdFiles(tx, { userId, purpose: 'post', fileIds }))) return { ok: false, reason: 'FILE_NOT_FOUND' };
    const id = uuidv7();
    const isHeld = mustWait(account, input.caption);
    await tx.insert(posts).values({ id, ...input, ...(isHeld && heldColumns) });
    if (isHeld) await askForReview(tx, { target: 'post', targetId: id });
    return { ok: true, post: await readOwn(tx, userId, id) };
  });
}

async function findByKey(tx: Database, { userId, idempotencyKey }: PostInput): Promise<string | undefined> {
  const [post] = await tx
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.userId, userId), eq(posts.idempotencyKey, idempotencyKey)));
  return post?.id;
}

async function countOfDay(tx: Database, userId: UserId): Promise<number> {
  const [found] = await tx
    .select({ made: count() })
    .from(posts)
    .where(and(eq(posts.userId, userId), sql`${posts.createdAt} > now() - interval '1 day'`));
  return found?.made ?? 0;
}

async function readOwn(tx: Database, userId: UserId, postId: string): Promise<Post> {
  const post = await findPost(tx, { reader: userId, postId });
  if (!post) throw new Error('The new post is missing');
  return post;
}
