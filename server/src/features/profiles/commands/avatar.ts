import { createHash } from 'node:crypto';
import type { OwnProfile } from '@pahiya/contract/profiles/schemas';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { PictureRefusal } from '../../../platform/images/images.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { removeReleasedFile } from '../../files/commands/remove-files.ts';
import { avatarKey, fileAddress, folderOf } from '../../files/rules.ts';
import { files } from '../../files/tables.ts';
import type { Files } from '../../files/types.ts';
import { profiles } from '../../people/tables.ts';
import { findOwnProfile } from '../queries/own-profile.ts';

/** Pixels: the largest size at which it is shown, on a high-density screen. */
const side = 512;

type SetAvatar = { ok: true; profile: OwnProfile } | { ok: false; reason: 'NO_PROFILE' } | PictureRefusal;

/** Concurrent calls wait for the lock on the profile's row, so that the object matches the version in the address. */
export async function setAvatar(
  db: Database,
  { images, store }: { images: Pick<Files['images'], 'crop'>; store: Files['store'] },
  { userId, bytes }: { userId: UserId; bytes: Buffer },
): Promise<SetAvatar> {
  const cropped = await images.crop(userId, bytes, side);
  if (!cropped.ok) return cropped;
  const key = avatarKey(folderOf('avatar', userId));
  return await db.transaction(async (tx) => {
    if (!(await lockProfile(tx, userId))) return { ok: false, reason: 'NO_PROFILE' };
    await holdFile(tx, { userId, bytes: cropped.bytes.length });
    await store.put(key, cropped.bytes);
    const version = createHash('sha256').update(cropped.bytes).digest('hex').slice(0, 16);
    await writeAddress(tx, userId, `${fileAddress(key)}?v=${version}`);
    // Read before the lock is released; afterwards the profile may have another picture.
    const profile = await findOwnProfile(tx, userId);
    return profile ? { ok: true, profile } : { ok: false, reason: 'NO_PROFILE' };
  });
}

export async function removeAvatar(
  db: Database,
  store: Files['store'],
  { userId }: { userId: UserId },
): Promise<OwnProfile | null> {
  const { released, profile } = await db.transaction(async (tx) => {
    await lockProfile(tx, userId);
    await writeAddress(tx, userId, null);
    const released = await tx
      .update(files)
      .set({ releasedAt: new Date(0) })
      .where(isAvatarOf(userId))
      .returning({ id: files.id });
    return { released, profile: await findOwnProfile(tx, userId) };
  });
  for (const file of released) await removeReleasedFile(db, store, file);
  return profile;
}

function isAvatarOf(userId: UserId) {
  return and(eq(files.userId, userId), eq(files.purpose, 'avatar'));
}

async function lockProfile(tx: Database, userId: UserId): Promise<boolean> {
  const locked = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  return locked.length > 0;
}

async function holdFile(tx: Database, { userId, bytes }: { userId: UserId; bytes: number }): Promise<void> {
  const facts = { bytes, width: side, height: side, releasedAt: null };
  const held = await tx.update(files).set(facts).where(isAvatarOf(userId)).returning({ id: files.id });
  if (held.length > 0) return;
  const folder = folderOf('avatar', userId);
  await tx
    .insert(files)
    .values({ id: uuidv7(), userId, purpose: 'avatar', folder, contentType: 'image/webp', ...facts });
}

async function writeAddress(tx: Database, userId: UserId, avatarUrl: string | null): Promise<void> {
  await tx
    .update(profiles)
    .set({ avatarUrl, updatedAt: sql`now()` })
    .where(and(eq(profiles.id, userId), avatarUrl === null ? isNotNull(profiles.avatarUrl) : undefined));
}
