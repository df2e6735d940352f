import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { profiles } from '../../people/tables.ts';
import { isVisiblePost } from '../queries/visible-posts.ts';
import { posts } from '../tables.ts';

export interface LockedPost {
  id: string;
  authorId: string;
  allowComments: boolean;
}

/** Null if the reader may not see the post. `no key update` also keeps others from changing its counters. */
export async function lockPost(
  tx: Database,
  { userId, postId }: { userId: UserId; postId: string },
  strength: 'key share' | 'no key update',
): Promise<LockedPost | null> {
  const [post] = await tx
    .select({ id: posts.id, authorId: posts.userId, allowComments: profiles.allowComments })
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .where(and(eq(posts.id, postId), isVisiblePost(userId)))
    .for(strength, { of: posts });
  return post ?? null;
}
