import type { Comment, CreateCommentInput } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, count, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InColumns } from '../../../database/columns.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { notifyActivity } from '../../notifications/commands/notify-activity.ts';
import { type AccountRefusal, lockAccount } from '../../people/commands/lock-account.ts';
import { mustWait } from '../../people/rules/must-wait.ts';
import { findComment } from '../queries/list-comments.ts';
import { listTextsOfDay } from '../queries/list-texts-of-day.ts';
import { isRepeated } from '../rules/same-text.ts';
import { comments } from '../tables.ts';
import { type LimitRefusal, type RepeatRefusal, repeated } from './create-post.ts';
import { askForReview, heldColumns } from './hold-for-review.ts';
import type { PostRefusal } from './like-post.ts';
import { lockPost } from './lock-post.ts';

export type CommentInput = InColumns<CreateCommentInput & { userId: UserId }, typeof comments>;

export type CommentOutcome =
  | { ok: true; comment: Comment }
  | AccountRefusal
  | LimitRefusal
  | RepeatRefusal
  | PostRefusal
  | { ok: false; reason: 'COMMENTS_CLOSED' };

export async function writeComment(db: Database, input: CommentInput): Promise<CommentOutcome> {
  return await db.transaction(async (tx) => {
    const { userId, postId } = input;
    const account = await lockAccount(tx, userId, 'no key update');
    const earlier = await findByKey(tx, input);
    if (earlier) return { ok: true, comment: await readWritten(tx, userId, earlier) };
    if (account.isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
    const maximum = limits.newAccountCommentsADay;
    if (account.isNew && (await countOfDay(tx, userId)) >= maximum) {
      return { ok: false, reason: 'NEW_ACCOUNT_LIMIT', maximum };
    }
    if (isRepeated(input.content, await listTextsOfDay(tx, userId))) return repeated;
    const post = await lockPost(tx, { userId, postId }, 'no key update');
    if (!post) return { ok: false, reason: 'POST_NOT_FOUND' };
    if (!post.allowComments && post.authorId !== userId) return { ok: false, reason: 'COMMENTS_CLOSED' };
    const id = uuidv7();
    const isHeld = mustWait(account, input.content);
    await tx.insert(comments).values({ id, ...input, ...(isHeld && heldColumns) });
    if (isHeld) await askForReview(tx, { target: 'comment', targetId: id });
    else await notifyActivity(tx, { type: 'comment', userId: post.authorId, actorId: userId, postId, commentId: id });
    return { ok: true, comment: await readWritten(tx, userId, id) };
  });
}

async function findByKey(tx: Database, { userId, idempotencyKey }: CommentInput): Promise<string | undefined> {
  const [comment] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.userId, userId), eq(comments.idempotencyKey, idempotencyKey)));
  return comment?.id;
}

async function countOfDay(tx: Database, userId: UserId): Promise<number> {
  const [found] = await tx
    .select({ made: count() })
    .from(comments)
    .where(and(eq(comments.userId, userId), sql`${comments.createdAt} > now() - interval '1 day'`));
  return found?.made ?? 0;
}

async function readWritten(tx: Database, userId: UserId, commentId: string): Promise<Comment> {
  const comment = await findComment(tx, { reader: userId, commentId });
  if (!comment) throw new Error('The new comment is missing');
  return comment;
}
