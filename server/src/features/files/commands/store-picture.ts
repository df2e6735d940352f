import type { UploadedFile } from '@pahiya/contract/files/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { PictureRefusal, Resized } from '../../../platform/images/images.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { toPicture } from '../queries/picture.ts';
import { addressesAt, folderOf, type Purpose, pictureKey } from '../rules.ts';
import type { Files } from '../types.ts';
import { reserveFile, type StorageRefusal, settleFile } from './add-file.ts';
import { orGiveBack } from './give-back.ts';

interface NewPicture {
  userId: UserId;
  purpose: Exclude<Purpose, 'avatar'>;
  bytes: Buffer;
  name?: string;
  now: Date;
}

export type FileRefusal = PictureRefusal | StorageRefusal;

type Stored = ({ ok: true } & UploadedFile) | FileRefusal;

/** The real size is known once the picture is processed. */
const mostReservedBytes = 50_000;

/** Inserts the row first: an account without space costs no work, and objects without a row could never be removed. */
export async function storePicture(db: Database, parts: Files, picture: NewPicture): Promise<Stored> {
  const { userId, purpose, bytes, name } = picture;
  const id = uuidv7();
  const row = { id, userId, purpose, name, folder: folderOf(purpose, id), contentType: 'image/webp' };
  const reserved = await reserveFile(db, { ...row, bytes: Math.min(bytes.length, mostReservedBytes) }, parts.quota);
  if (!reserved.ok) return reserved;
  return await orGiveBack(db, parts.store, { id, work: () => resizeAndPut(db, parts, { row, picture }) });
}

interface Reserved {
  row: { id: string; userId: UserId; purpose: Purpose; folder: string; contentType: string };
  picture: NewPicture;
}

async function resizeAndPut(
  db: Database,
  { images, store, addressKey, quota }: Files,
  { row, picture: { userId, bytes, now } }: Reserved,
): Promise<Stored> {
  const resized = await images.resize(userId, bytes);
  if (!resized.ok) return resized;
  const { versions, width, height, placeholder } = resized;
  const widths = versions.map((version) => version.width);
  const size = versions.reduce((sum, version) => sum + version.bytes.length, 0);
  const made = { ...row, width, height, placeholder, widths, bytes: size };
  const settled = await settleFile(db, made, quota);
  if (!settled.ok) return settled;
  await putAll(store, row.folder, versions);
  const picture = toPicture(made, addressesAt(addressKey, now));
  if (!picture) throw new Error('The resized picture has no widths');
  return { ok: true, id: row.id, picture };
}

/** Waits for all writes even when one fails, so that none happens after the objects were removed. */
async function putAll(store: FileStore, folder: string, versions: Resized['versions']): Promise<void> {
  const puts = versions.map((version) => store.put(pictureKey(folder, version.width), version.bytes));
  for (const put of await Promise.allSettled(puts)) if (put.status === 'rejected') throw put.reason;
}
