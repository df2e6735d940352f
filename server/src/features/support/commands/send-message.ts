import type { ChatMessage, sendMessageInput } from '@pahiya/contract/support/schemas';
import type { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { addMessage, findEarlier } from './add-message.ts';
import { changeStatus } from './change-status.ts';
import { lockTicket } from './lock-ticket.ts';

type Sent = z.output<typeof sendMessageInput> & { userId: UserId };

export type SentMessage =
  | { ok: true; seq: ChatMessage['seq'] }
  | { ok: false; reason: 'NOT_FOUND' | 'MESSAGE_TAKEN' | 'TICKET_CLOSED' | 'FILE_NOT_FOUND' };

/** A resolved ticket is reopened; a closed one accepts no message. */
export async function sendMessage(db: Database, sent: Sent): Promise<SentMessage> {
  const { userId, ticketId, messageId, message, fileIds } = sent;
  return await db.transaction(async (tx): Promise<SentMessage> => {
    const ticket = await lockTicket(tx, { ticketId, userId });
    if (!ticket) return { ok: false, reason: 'NOT_FOUND' };
    const said = { id: messageId, senderType: 'user' as const, senderId: userId, message, fileIds };
    if (ticket.status === 'closed')
      return (await findEarlier(tx, ticket, said)) ?? { ok: false, reason: 'TICKET_CLOSED' };
    const added = await addMessage(tx, ticket, said);
    if (!added.ok) return added;
    if (added.isNew && ticket.status === 'resolved') await changeStatus(tx, ticket, 'open');
    return { ok: true, seq: added.seq };
  });
}
