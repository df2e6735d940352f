import type { OwnProfile, UpdateProfileInput } from '@pahiya/contract/profiles/schemas';
import { languageCodes } from '@pahiya/contract/shared/languages';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { InColumns } from '../../../database/columns.ts';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { isNameWithLink } from '../../../platform/links/has-link.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { authUsers } from '../../auth/tables.ts';
import { mayShareLinks } from '../../people/commands/may-share-links.ts';
import { defaultBio } from '../../people/rules.ts';
import { profiles } from '../../people/tables.ts';
import { findOwnProfile } from '../queries/own-profile.ts';
import { loadOwnProfile } from './load-own-profile.ts';

export type UpdateOutcome =
  | { ok: true; profile: OwnProfile }
  | { ok: false; reason: 'CUSTOMER_NOT_FOUND' | 'NAME_WITH_LINK' | 'USERNAME_TAKEN' | 'LINK_TOO_EARLY' };

export interface ProfileChange {
  userId: UserId;
  changes: UpdateProfileInput;
}

/** Changes all or nothing. The database decides whether a username is taken, was given up recently or looks alike. */
export async function updateProfile(db: Database, { userId, changes }: ProfileChange): Promise<UpdateOutcome> {
  const found = await loadOwnProfile(db, userId);
  if (!found) return { ok: false, reason: 'CUSTOMER_NOT_FOUND' };
  if (Object.values(changes).every((value) => value === undefined)) return { ok: true, profile: found };
  if (addsLinkToName(found, changes)) return { ok: false, reason: 'NAME_WITH_LINK' };
  try {
    if (!(await writeChanges(db, { userId, changes }))) return { ok: false, reason: 'LINK_TOO_EARLY' };
  } catch (error) {
    if (isNameTaken(error)) return { ok: false, reason: 'USERNAME_TAKEN' };
    throw error;
  }
  const profile = await findOwnProfile(db, userId);
  return profile ? { ok: true, profile } : { ok: false, reason: 'CUSTOMER_NOT_FOUND' };
}

/** A name from before this rule stays when the form is saved for another field. */
function addsLinkToName(found: OwnProfile, { fullName = found.fullName }: UpdateProfileInput): boolean {
  return fullName !== found.fullName && isNameWithLink(fullName);
}

/** The account has the name too, because sessions show it. False when a new account adds a link. */
async function writeChanges(db: Database, { userId, changes }: ProfileChange): Promise<boolean> {
  const { fullName, bio } = changes;
  const columns: InColumns<UpdateProfileInput, typeof profiles> = changes;
  return await db.transaction(async (tx) => {
    if (bio !== undefined && !(await maySaveBio(tx, userId, bio))) return false;
    await tx
      .update(profiles)
      .set({ bio: bioAfter(changes), ...columns, updatedAt: sql`now()` })
      .where(eq(profiles.id, userId));
    if (fullName !== undefined) await tx.update(authUsers).set({ name: fullName }).where(eq(authUsers.id, userId));
    return true;
  });
}

async function maySaveBio(tx: Database, userId: UserId, bio: string): Promise<boolean> {
  if (await mayShareLinks(tx, userId, bio)) return true;
  const [stored] = await tx.select({ bio: profiles.bio }).from(profiles).where(eq(profiles.id, userId));
  return stored?.bio === bio;
}

/** The default bio follows the owner's language. A bio written by the owner stays. */
function bioAfter({ language }: UpdateProfileInput): SQL | undefined {
  if (language === undefined) return undefined;
  const first = languageCodes.map(defaultBio);
  return sql`case when ${inArray(profiles.bio, first)} then ${defaultBio(language)} else ${profiles.bio} end`;
}

function isNameTaken(error: unknown): boolean {
  return ['profiles_username_key', 'profiles_look_alike_key', 'former_usernames_reserved'].some((name) =>
    isDatabaseError(error, uniqueViolation, name),
  );
}
