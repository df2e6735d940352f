import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { pictureColumns, toPicture } from '../../files/queries/picture.ts';
import { files } from '../../files/tables.ts';
import { revvyAttachments } from '../tables.ts';

export type AddressOf = (key: string) => string;

type Attachments = RevvyMessage['attachments'];

/** Lists attachments in the order in which they were added. Callers check who owns the messages. */
export async function listAttachments(
  db: Database,
  messageIds: string[],
  addressOf: AddressOf,
): Promise<Map<string, Attachments>> {
  const found = new Map<string, Attachments>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({
      messageId: revvyAttachments.messageId,
      id: revvyAttachments.fileId,
      kind: revvyAttachments.kind,
      file: pictureColumns,
    })
    .from(revvyAttachments)
    .innerJoin(files, eq(files.id, revvyAttachments.fileId))
    .where(inArray(revvyAttachments.messageId, messageIds))
    .orderBy(asc(revvyAttachments.place));
  for (const { messageId, id, kind, file } of rows) {
    const picture = toPicture(file, addressOf);
    if (picture) found.set(messageId, [...(found.get(messageId) ?? []), { id, kind, picture }]);
  }
  return found;
}
