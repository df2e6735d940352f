import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { createProfile } from '../../people/commands/create-profile.ts';
import { findOwnProfile } from '../queries/own-profile.ts';

/** Creates the profile if that failed at sign-up. */
export async function loadOwnProfile(db: Database, userId: UserId): Promise<OwnProfile | null> {
  const found = await findOwnProfile(db, userId);
  if (found) return found;
  const [user] = await db
    .select({ id: authUsers.id, name: authUsers.name, email: authUsers.email })
    .from(authUsers)
    .where(eq(authUsers.id, userId));
  if (!user) return null;
  await createProfile(db, user);
  return await findOwnProfile(db, userId);
}
