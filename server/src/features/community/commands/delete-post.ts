import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { posts } from '../tables.ts';
import type { PostOfReader } from './like-post.ts';

export async function deletePost(db: Database, { userId, postId }: PostOfReader): Promise<boolean> {
  const gone = await db
    .delete(posts)
    .where(and(eq(posts.id, postId), eq(posts.userId, userId)))
    .returning({ id: posts.id });
  return gone.length > 0;
}
