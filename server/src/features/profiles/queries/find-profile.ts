import type { FollowState, PublicProfile } from '@pahiya/contract/profiles/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isNamed } from '../../people/queries/find-person.ts';
import { hasBlocked, hasMuted, isFollowing, mayLookUp, maySeePostsOf } from '../../people/queries/visibility.ts';
import { profileCounts, profiles } from '../../people/tables.ts';
import { seenCounts, seenFollowers } from './seen-counts.ts';

/** If the reader has blocked the person, it returns only what is needed to unblock them. */
export async function findProfile(
  db: Database,
  { readerId, username }: { readerId: string; username: string },
): Promise<PublicProfile | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      username: profiles.username,
      fullName: profiles.fullName,
      avatarUrl: profiles.avatarUrl,
      bio: profiles.bio,
      ...seenCounts(readerId),
      isPublic: profiles.isPublic,
      isOwn: sql<boolean>`${profiles.id} = ${readerId}`,
      isFollowing: isFollowing(readerId, profiles.id),
      followsReader: isFollowing(profiles.id, readerId),
      isBlocked: hasBlocked(readerId, profiles.id),
      isMuted: hasMuted(readerId, profiles.id),
      canSeePosts: maySeePostsOf(readerId, profiles.id),
      createdAt: profiles.createdAt,
    })
    .from(profiles)
    .leftJoin(profileCounts, eq(profileCounts.userId, profiles.id))
    .where(and(isNamed(username), mayLookUp(readerId, profiles.id)));
  if (!row) return null;
  const profile = { ...row, createdAt: row.createdAt.toISOString() };
  return row.isBlocked ? { ...profile, bio: '', posts: null, followers: 0, following: 0 } : profile;
}

export async function findFollowState(
  db: Database,
  { readerId, personId }: { readerId: string; personId: string },
): Promise<FollowState> {
  const [row] = await db
    .select({ isFollowing: isFollowing(readerId, profiles.id), followers: seenFollowers(readerId) })
    .from(profiles)
    .leftJoin(profileCounts, eq(profileCounts.userId, profiles.id))
    .where(eq(profiles.id, personId));
  return row ?? { isFollowing: false, followers: 0 };
}
