import type { OwnProfile, UpdateProfileInput } from '@pahiya/contract/profiles/schemas';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import { authUsers } from '../auth/tables.ts';
import { findOwnProfile } from './queries.ts';
import { defaultBio, usernameCandidate, usernameFrom } from './rules.ts';
import { profiles } from './tables.ts';

interface NewProfile {
  id: string;
  name: string;
  email: string;
}

/** After so many namesakes the account's id ends the search. */
const namesakes = 50;

/** Gives the account its profile; one that already has one keeps it. The username is unique: the database decides. */
export async function createProfile(db: Database, user: NewProfile): Promise<void> {
  const base = usernameFrom(user.email);
  for (let attempt = 1; attempt <= namesakes; attempt++) {
    if (await tryUsername(db, user, usernameCandidate(base, attempt))) return;
  }
  await tryUsername(db, user, `${base.slice(0, 6)}-${user.id.slice(-12)}`);
}

/** False when another profile has the username. */
async function tryUsername(db: Database, user: NewProfile, username: string): Promise<boolean> {
  await db
    .insert(profiles)
    .values({ id: user.id, username, fullName: user.name, bio: defaultBio })
    .onConflictDoNothing();
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, user.id));
  return rows.length > 0;
}

/** The own profile; made now when its creation failed at sign-up. */
export async function loadOwnProfile(db: Database, userId: string): Promise<OwnProfile | null> {
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

/** The account carries the name as well: sessions show it. */
export async function updateProfile(
  db: Database,
  userId: string,
  changes: UpdateProfileInput,
): Promise<OwnProfile | null> {
  const { fullName } = changes;
  const isEmpty = Object.values(changes).every((value) => value === undefined);
  const found = await loadOwnProfile(db, userId);
  if (!found || isEmpty) return found;
  await db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ ...changes, updatedAt: sql`now()` })
      .where(eq(profiles.id, userId));
    if (fullName !== undefined) await tx.update(authUsers).set({ name: fullName }).where(eq(authUsers.id, userId));
  });
  return await findOwnProfile(db, userId);
}
