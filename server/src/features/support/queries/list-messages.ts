import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportChatMessages, supportTickets } from '../tables.ts';
import { type AddressOf, listMessageAttachments } from './list-attachments.ts';

interface Wanted {
  ticketId: string;
  userId?: string;
  /** Returns messages with a higher number. */
  after: number;
  limit: number;
  addressOf: AddressOf;
}

const columns = {
  id: supportChatMessages.id,
  ticketId: supportChatMessages.ticketId,
  seq: supportChatMessages.seq,
  senderType: supportChatMessages.senderType,
  senderName: supportChatMessages.senderName,
  message: supportChatMessages.message,
  createdAt: supportChatMessages.createdAt,
};

export async function listMessages(
  db: Database,
  wanted: Wanted,
): Promise<{ items: ChatMessage[]; hasMore: boolean } | null> {
  const { ticketId, userId, after, limit, addressOf } = wanted;
  if (!(await isThere(db, ticketId, userId))) return null;
  const found = await db
    .select(columns)
    .from(supportChatMessages)
    .where(and(eq(supportChatMessages.ticketId, ticketId), gt(supportChatMessages.seq, after)))
    .orderBy(asc(supportChatMessages.seq))
    .limit(limit + 1);
  const shown = found.slice(0, limit);
  const attachments = await listMessageAttachments(db, { ticketId, messageIds: shown.map(({ id }) => id) }, addressOf);
  const items = shown.map(({ createdAt, ...row }) => ({
    ...row,
    attachments: attachments.get(row.id) ?? [],
    createdAt: createdAt.toISOString(),
  }));
  return { items, hasMore: found.length > limit };
}

/** The caller checks the owner. */
export async function findMessage(
  db: Database,
  { ticketId, seq }: { ticketId: string; seq: number },
  addressOf: AddressOf,
): Promise<ChatMessage> {
  const page = await listMessages(db, { ticketId, after: seq - 1, limit: 1, addressOf });
  const message = page?.items[0];
  if (!message) throw new Error('The new message is missing');
  return message;
}

async function isThere(db: Database, ticketId: string, userId: string | undefined): Promise<boolean> {
  const found = await db
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(and(eq(supportTickets.id, ticketId), userId === undefined ? undefined : eq(supportTickets.userId, userId)));
  return found.length > 0;
}
