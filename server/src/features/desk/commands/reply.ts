import type { sendMessageInput } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../database/pool.ts';
import { addMessage, findEarlier } from '../../support/commands/add-message.ts';
import { changeStatus } from '../../support/commands/change-status.ts';
import { type LockedTicket, lockTicket } from '../../support/commands/lock-ticket.ts';
import { notifyCustomer } from '../../support/commands/notify-customer.ts';
import { recordAgentPresence } from '../../support/commands/record-agent-presence.ts';
import { supportTickets } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

type Agent = StaffActor & { id: string };
type Input = z.output<typeof sendMessageInput> & { actor: Agent };

export type ReplyOutcome =
  | { ok: true; seq: number }
  | { ok: false; reason: 'TICKET_NOT_FOUND' | 'TICKET_CLOSED' | 'MESSAGE_TAKEN' | 'FILE_NOT_FOUND' };

/** The first reply sets the ticket in progress and assigns it if nobody has it. Idempotent by message id. */
export async function reply(
  db: Database,
  { actor, ticketId, messageId, message, fileIds }: Input,
): Promise<ReplyOutcome> {
  return await db.transaction(async (tx): Promise<ReplyOutcome> => {
    const ticket = await lockTicket(tx, { ticketId });
    if (!ticket) return { ok: false, reason: 'TICKET_NOT_FOUND' };
    const sender = { senderType: 'agent' as const, senderId: actor.id, senderName: actor.name };
    const said = { ...sender, id: messageId, message, fileIds };
    if (ticket.status === 'closed')
      return (await findEarlier(tx, ticket, said)) ?? { ok: false, reason: 'TICKET_CLOSED' };
    const added = await addMessage(tx, ticket, said);
    if (!added.ok || !added.isNew) return added;
    await beginWork(tx, ticket, actor);
    await recordAgentPresence(tx, actor.id);
    await notifyCustomer(tx, ticket, { kind: 'reply', message, event: `reply ${messageId}` });
    await recordAction(tx, { actor, action: 'ticket.reply', subjectId: ticketId, details: { seq: added.seq } });
    return { ok: true, seq: added.seq };
  });
}

async function beginWork(tx: Database, ticket: LockedTicket, { id }: Agent): Promise<void> {
  if (ticket.status === 'open') await changeStatus(tx, ticket, 'in_progress');
  if (ticket.answeredAt && ticket.agentId) return;
  await tx
    .update(supportTickets)
    .set({
      answeredAt: sql`coalesce(${supportTickets.answeredAt}, clock_timestamp())`,
      agentId: sql`coalesce(${supportTickets.agentId}, ${id})`,
    })
    .where(eq(supportTickets.id, ticket.id));
}
