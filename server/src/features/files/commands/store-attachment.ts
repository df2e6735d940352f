import { limits } from '@pahiya/contract/shared/limits';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { displayName } from '../../../platform/documents/file-name.ts';
import { type DocumentKind, documentTypes, sniffDocument } from '../../../platform/documents/sniff-document.ts';
import { sniff } from '../../../platform/images/sniff.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { folderOf, originalKey } from '../rules.ts';
import type { Files } from '../types.ts';
import { addFile, type StorageRefusal } from './add-file.ts';
import { orGiveBack } from './give-back.ts';
import { storePicture } from './store-picture.ts';

interface NewAttachment {
  userId: UserId;
  bytes: Buffer;
  /** Given by the sender's device: displayed but never trusted. */
  name: string;
  now: Date;
}

type Stored =
  | { ok: true; id: string }
  | StorageRefusal
  | { ok: false; reason: 'FILE_TOO_LARGE' | 'UNSUPPORTED_FILE' | 'UNREADABLE_FILE' };

/** The content decides the type. Pictures are re-encoded, documents and videos are unchanged. */
export async function storeAttachment(db: Database, parts: Files, attachment: NewAttachment): Promise<Stored> {
  const { userId, bytes, name, now } = attachment;
  if (bytes.length >= limits.ticketFileBytes) return { ok: false, reason: 'FILE_TOO_LARGE' };
  const sniffed = sniff(bytes);
  if (sniffed.isTaken) {
    const shown = displayName(name, pictureEndings);
    return await storePicture(db, parts, { userId, purpose: 'ticket', bytes, now, name: shown });
  }
  const kind = sniffed.kind === 'other' ? sniffDocument(bytes) : null;
  return kind ? await storeOriginal(db, parts, attachment, kind) : { ok: false, reason: 'UNSUPPORTED_FILE' };
}

const pictureEndings = ['webp', 'jpg', 'jpeg', 'png', 'gif', 'avif'] as const;

async function storeOriginal(
  db: Database,
  { store, quota }: Files,
  { userId, bytes, name }: NewAttachment,
  kind: DocumentKind,
): Promise<Stored> {
  const id = uuidv7();
  const folder = folderOf('ticket', id);
  const row = {
    ...{ id, userId, folder },
    purpose: 'ticket' as const,
    name: displayName(name, [kind]),
    contentType: documentTypes[kind],
    bytes: bytes.length,
  };
  const added = await addFile(db, row, quota);
  if (!added.ok) return added;
  const work = async (): Promise<Stored> => {
    await store.put(originalKey(folder, kind), bytes);
    return { ok: true, id };
  };
  return await orGiveBack(db, store, { id, work });
}
