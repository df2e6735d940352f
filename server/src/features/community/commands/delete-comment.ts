import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { maySeePerson } from '../../people/queries/visibility.ts';
import { comments, posts } from '../tables.ts';

interface CommentOfReader {
  userId: UserId;
  commentId: string;
}

/** Allowed for the comment's author, and for the post's author if they can see the comment. Null for anybody else. */
export async function deleteComment(
  db: Database,
  { userId, commentId }: CommentOfReader,
): Promise<{ id: string; postId: string } | null> {
  return await db.transaction(async (tx) => {
    const isTheirs = and(
      eq(comments.id, commentId),
      or(isNull(comments.hiddenAt), comments.isHeld),
      or(
        eq(comments.userId, userId),
        and(isNull(comments.hiddenAt), eq(posts.userId, userId), maySeePerson(userId, comments.userId)),
      ),
    );
    const [found] = await tx
      .select({ postId: posts.id })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.postId))
      .where(isTheirs)
      .for('no key update', { of: posts });
    if (!found) return null;
    const gone = await tx.delete(comments).where(eq(comments.id, commentId)).returning({ id: comments.id });
    return gone.length > 0 ? { id: commentId, postId: found.postId } : null;
  });
}
