import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { holdFiles } from '../../files/commands/hold-files.ts';
import { supportChatMessages, supportTickets } from '../tables.ts';
import { attachFiles } from './attach-files.ts';
import type { LockedTicket } from './lock-ticket.ts';

export interface NewMessage {
  /** Created by the sender, so that a repeated message is stored once. */
  id: string;
  senderType: 'user' | 'agent' | 'system';
  senderId: string | null;
  senderName?: string;
  message: string;
  fileIds?: string[];
}

/** `isNew` is false for a message that is already stored. */
export type AddedMessage =
  | { ok: true; seq: number; isNew: boolean }
  | { ok: false; reason: 'FILE_NOT_FOUND' | 'MESSAGE_TAKEN' };

/** The transaction must hold the ticket's lock, so that numbers have no gaps. The caller decides who may write. */
export async function addMessage(tx: Database, ticket: LockedTicket, message: NewMessage): Promise<AddedMessage> {
  const { fileIds: named, senderName = null, ...said } = message;
  const fileIds = [...new Set(named)];
  const earlier = await findEarlier(tx, ticket, message);
  if (earlier) return earlier;
  const { senderId } = said;
  if (fileIds.length > 0 && !(senderId && (await holdFiles(tx, { userId: senderId, purpose: 'ticket', fileIds }))))
    return { ok: false, reason: 'FILE_NOT_FOUND' };
  const seq = ticket.lastSeq + 1;
  const written = await tx
    .insert(supportChatMessages)
    .values({ ...said, senderName, ticketId: ticket.id, seq, createdAt: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: supportChatMessages.id })
    .returning({ id: supportChatMessages.id });
  if (written.length === 0) return { ok: false, reason: 'MESSAGE_TAKEN' };
  await attachFiles(tx, { ticketId: ticket.id, messageId: said.id, fileIds });
  await tx
    .update(supportTickets)
    .set({ lastSeq: seq, updatedAt: sql`clock_timestamp()` })
    .where(eq(supportTickets.id, ticket.id));
  ticket.lastSeq = seq;
  return { ok: true, seq, isNew: true };
}

/** A message of another sender is not revealed. */
export async function findEarlier(
  tx: Database,
  ticket: LockedTicket,
  { id, senderId }: NewMessage,
): Promise<AddedMessage | null> {
  const { seq, ticketId, senderId: sender } = supportChatMessages;
  const [earlier] = await tx
    .select({ seq, ticketId, sender })
    .from(supportChatMessages)
    .where(eq(supportChatMessages.id, id));
  if (!earlier) return null;
  if (earlier.ticketId !== ticket.id || earlier.sender !== senderId) return { ok: false, reason: 'MESSAGE_TAKEN' };
  return { ok: true, seq: earlier.seq, isNew: false };
}
