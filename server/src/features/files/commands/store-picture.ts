import type { UploadedFile } from '@pahiya/contract/files/schemas';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import type { PictureRefusal } from '../../../platform/images/images.ts';
import { toPicture } from '../queries/picture.ts';
import { addressesAt, folderOf, type Purpose, pictureKey } from '../rules.ts';
import type { Files } from '../types.ts';
import { addFile, type StorageRefusal } from './add-file.ts';

interface NewPicture {
  userId: string;
  purpose: Exclude<Purpose, 'avatar'>;
  bytes: Buffer;
  /** As it is shown, of an attachment. */
  name?: string;
  now: Date;
}

export type FileRefusal = PictureRefusal | StorageRefusal;

type Stored = ({ ok: true } & UploadedFile) | FileRefusal;

/** Keeps the picture in its widths. The row comes first: objects that nobody knows of could never be removed. */
export async function storePicture(
  db: Database,
  { images, store, addressKey, quota }: Files,
  { userId, purpose, bytes, now, name }: NewPicture,
): Promise<Stored> {
  const resized = await images.resize(userId, bytes);
  if (!resized.ok) return resized;
  const { versions, width, height, placeholder } = resized;
  const id = uuidv7();
  const folder = folderOf(purpose, id);
  const row = {
    ...{ id, userId, purpose, folder, name, width, height, placeholder },
    contentType: 'image/webp',
    bytes: versions.reduce((sum, version) => sum + version.bytes.length, 0),
    widths: versions.map((version) => version.width),
  };
  const added = await addFile(db, row, quota);
  if (!added.ok) return added;
  await Promise.all(versions.map((version) => store.put(pictureKey(folder, version.width), version.bytes)));
  const picture = toPicture(row, addressesAt(addressKey, now));
  if (!picture) throw new Error('A picture that was just resized has its widths');
  return { ok: true, id, picture };
}
