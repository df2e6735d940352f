import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { staffRoles } from '../../staff/tables.ts';
import { lockTicket } from '../../support/commands/lock-ticket.ts';
import { supportTickets } from '../../support/tables.ts';
import type { StaffActor } from '../types.ts';
import { recordAction } from './record-action.ts';

interface Input {
  actor: StaffActor;
  ticketId: string;
  agentId: string | null;
  /** The agent whom the actor saw on the ticket; undefined to assign regardless. */
  heldBy?: string | null | undefined;
}

export type GiveOutcome = { ok: true } | { ok: false; reason: 'TICKET_NOT_FOUND' | 'AGENT_NOT_FOUND' | 'TICKET_TAKEN' };

/** When two take it from the same holder at the same time, the first one gets it. */
export async function giveTicket(db: Database, { actor, ticketId, agentId, heldBy }: Input): Promise<GiveOutcome> {
  return await db.transaction(async (tx) => {
    if (agentId !== null && !(await holdAgent(tx, agentId))) return { ok: false, reason: 'AGENT_NOT_FOUND' };
    const ticket = await lockTicket(tx, { ticketId });
    if (!ticket) return { ok: false, reason: 'TICKET_NOT_FOUND' };
    if (ticket.agentId === agentId) return { ok: true };
    if (heldBy !== undefined && ticket.agentId !== heldBy) return { ok: false, reason: 'TICKET_TAKEN' };
    await tx
      .update(supportTickets)
      .set({ agentId, updatedAt: sql`clock_timestamp()` })
      .where(eq(supportTickets.id, ticketId));
    const details = { from: ticket.agentId, to: agentId };
    await recordAction(tx, { actor, action: 'ticket.give', subjectId: ticketId, details });
    return { ok: true };
  });
}

/** Locks the role, so that a concurrent revocation runs afterwards and finds the ticket. */
async function holdAgent(tx: Database, userId: string): Promise<boolean> {
  const roles = await tx
    .select({ id: staffRoles.id })
    .from(staffRoles)
    .where(and(eq(staffRoles.userId, userId), inArray(staffRoles.role, ['agent', 'admin'])))
    .for('key share');
  return roles.length > 0;
}
