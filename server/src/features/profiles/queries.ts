import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { authUsers } from '../auth/tables.ts';
import { profiles } from './tables.ts';

/** With e-mail and phone: only ever for its owner. */
export async function findOwnProfile(db: Database, userId: string): Promise<OwnProfile | null> {
  const [row] = await db
    .select({ profile: profiles, email: authUsers.email })
    .from(profiles)
    .innerJoin(authUsers, eq(authUsers.id, profiles.id))
    .where(eq(profiles.id, userId));
  if (!row) return null;
  const { createdAt, updatedAt, ...profile } = row.profile;
  return { ...profile, email: row.email, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
