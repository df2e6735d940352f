import { systemTexts, type TicketPriority, type TicketStatus } from '@pahiya/contract/support/schemas';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { addMessage } from '../../support/commands/add-message.ts';
import { changeStatus } from '../../support/commands/change-status.ts';
import { type LockedTicket, lockTicket } from '../../support/commands/lock-ticket.ts';
import { notifyCustomer } from '../../support/commands/notify-customer.ts';
import { supportTickets } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  ticketId: string;
  status?: TicketStatus | undefined;
  priority?: TicketPriority | undefined;
}

export type SetOutcome = { ok: true } | { ok: false; reason: 'TICKET_NOT_FOUND' | 'NOT_POSSIBLE' };

/** Both change together or not at all. */
export async function setTicket(db: Database, { actor, ticketId, status, priority }: Input): Promise<SetOutcome> {
  return await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, { ticketId });
    if (!ticket) return { ok: false, reason: 'TICKET_NOT_FOUND' };
    const from = ticket.status;
    const isAcknowledging = ticket.category === 'grievance' && from === 'open' && status === 'in_progress';
    if (status && !(await changeStatus(tx, ticket, status))) return { ok: false, reason: 'NOT_POSSIBLE' };
    if (status && status !== from) {
      if (status === 'resolved' || status === 'closed')
        await notifyCustomer(tx, ticket, { kind: status, event: `${status} ${ticketId} ${ticket.lastSeq}` });
      if (isAcknowledging && !ticket.answeredAt) await acknowledge(tx, ticket);
      await recordAction(tx, { actor, action: 'ticket.status', subjectId: ticketId, details: { from, to: status } });
    }
    if (priority) await setPriority(tx, { actor, ticketId, priority });
    return { ok: true };
  });
}

/** The law requires it, even before there is an answer. */
async function acknowledge(tx: Database, ticket: LockedTicket): Promise<void> {
  const message = systemTexts.acknowledged;
  await addMessage(tx, ticket, { id: uuidv7(), senderType: 'system', senderId: null, message });
  await notifyCustomer(tx, ticket, { kind: 'acknowledged', event: `acknowledged ${ticket.id}` });
}

async function setPriority(
  tx: Database,
  { actor, ticketId, priority }: { actor: StaffActor; ticketId: string; priority: TicketPriority },
): Promise<void> {
  const changed = await tx
    .update(supportTickets)
    .set({ priority, updatedAt: sql`clock_timestamp()` })
    .where(sql`${eq(supportTickets.id, ticketId)} and ${supportTickets.priority} <> ${priority}`)
    .returning({ id: supportTickets.id });
  if (changed.length === 0) return;
  await recordAction(tx, { actor, action: 'ticket.priority', subjectId: ticketId, details: { to: priority } });
}
