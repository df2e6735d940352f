import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type AccountRefusal, lockAccount } from '../../people/commands/lock-account.ts';
import { savedPosts } from '../tables.ts';
import { type PostOfReader, type PostRefusal, readState, type StateOutcome } from './like-post.ts';
import { lockPost } from './lock-post.ts';

type SaveRefusal = AccountRefusal | { ok: false; reason: 'ALREADY_SAVED' };

export async function savePost(db: Database, { userId, postId }: PostOfReader): Promise<StateOutcome<SaveRefusal>> {
  const refusal = await db.transaction(async (tx): Promise<SaveRefusal | PostRefusal | undefined> => {
    // The insert locks the account. Doing that after the post could deadlock with people who leave.
    const account = await lockAccount(tx, userId, 'share');
    if (account.isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
    const post = await lockPost(tx, { userId, postId }, 'key share');
    if (!post) return { ok: false, reason: 'POST_NOT_FOUND' };
    const made = await tx.insert(savedPosts).values({ userId, postId }).onConflictDoNothing().returning();
    return made.length > 0 ? undefined : { ok: false, reason: 'ALREADY_SAVED' };
  });
  return refusal ?? (await readState(db, { userId, postId }));
}

/** Also removes a post the reader can no longer see. */
export async function unsavePost(db: Database, { userId, postId }: PostOfReader): Promise<StateOutcome> {
  await db.delete(savedPosts).where(and(eq(savedPosts.userId, userId), eq(savedPosts.postId, postId)));
  return await readState(db, { userId, postId });
}
