import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { profileCounts, profiles } from '../tables.ts';

/** With e-mail and phone: only ever for its owner. */
export async function findOwnProfile(db: Database, userId: string): Promise<OwnProfile | null> {
  const [row] = await db
    .select({ profile: profiles, email: authUsers.email, counts: profileCounts })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .leftJoin(profileCounts, eq(profileCounts.userId, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) return null;
  const {
    usernameKey: _key,
    suspendedAt: _suspended,
    deactivatedAt: _away,
    createdAt,
    updatedAt,
    ...profile
  } = row.profile;
  const { posts = 0, followers = 0, following = 0 } = row.counts ?? {};
  return {
    ...profile,
    email: row.email,
    ...{ posts, followers, following },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
