import type { Attachment } from '@pahiya/contract/support/schemas';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { pictureColumns, toPicture } from '../../files/queries/picture.ts';
import { documentKindOf, originalKey } from '../../files/rules.ts';
import { files } from '../../files/tables.ts';
import { supportAttachments } from '../tables.ts';

/** Signs the address of a stored object (`addressesAt`). */
export type AddressOf = (key: string) => string;

const columns = {
  ...pictureColumns,
  id: files.id,
  name: files.name,
  contentType: files.contentType,
  bytes: files.bytes,
};

type Row = Pick<typeof files.$inferSelect, keyof typeof columns>;

/** The caller checks the owner. */
export async function listTicketAttachments(
  db: Database,
  ticketId: string,
  addressOf: AddressOf,
): Promise<Attachment[]> {
  const rows = await db
    .select(columns)
    .from(supportAttachments)
    .innerJoin(files, eq(files.id, supportAttachments.fileId))
    .where(and(eq(supportAttachments.ticketId, ticketId), isNull(supportAttachments.messageId)))
    .orderBy(asc(supportAttachments.place));
  return rows.map((row) => toAttachment(row, addressOf));
}

export async function listMessageAttachments(
  db: Database,
  { ticketId, messageIds }: { ticketId: string; messageIds: string[] },
  addressOf: AddressOf,
): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>();
  if (messageIds.length === 0) return found;
  const rows = await db
    .select({ ...columns, messageId: supportAttachments.messageId })
    .from(supportAttachments)
    .innerJoin(files, eq(files.id, supportAttachments.fileId))
    .where(and(eq(supportAttachments.ticketId, ticketId), inArray(supportAttachments.messageId, messageIds)))
    .orderBy(asc(supportAttachments.place));
  for (const { messageId, ...row } of rows) {
    if (messageId) found.set(messageId, [...(found.get(messageId) ?? []), toAttachment(row, addressOf)]);
  }
  return found;
}

export async function findUpload(
  db: Database,
  { id, userId }: { id: string; userId: UserId },
  addressOf: AddressOf,
): Promise<Attachment | null> {
  const [row] = await db
    .select(columns)
    .from(files)
    .where(and(eq(files.id, id), eq(files.userId, userId)));
  return row ? toAttachment(row, addressOf) : null;
}

function toAttachment(row: Row, addressOf: AddressOf): Attachment {
  const { id, contentType, bytes } = row;
  const kind = documentKindOf(contentType);
  const picture = toPicture(row, addressOf);
  const url = kind ? addressOf(originalKey(row.folder, kind)) : (picture?.url ?? '');
  return { id, name: row.name ?? '', contentType, bytes, url, picture };
}
