import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { profileCounts, profiles } from '../../people/tables.ts';
import { seenCounts } from './seen-counts.ts';

/** Includes email address and phone number: return it to its owner only. */
export async function findOwnProfile(db: Database, userId: UserId): Promise<OwnProfile | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      username: profiles.username,
      fullName: profiles.fullName,
      email: authUsers.email,
      phone: profiles.phone,
      bio: profiles.bio,
      avatarUrl: profiles.avatarUrl,
      ...seenCounts(userId),
      isPublic: profiles.isPublic,
      allowComments: profiles.allowComments,
      allowMessages: profiles.allowMessages,
      language: profiles.language,
      createdAt: profiles.createdAt,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .leftJoin(profileCounts, eq(profileCounts.userId, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) return null;
  return {
    ...row,
    posts: row.posts ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
