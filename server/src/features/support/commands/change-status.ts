import type { TicketStatus } from '@pahiya/contract/support/schemas';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { canBecome, describeChange, isOver } from '../rules/status.ts';
import { supportTickets } from '../tables.ts';
import { addMessage } from './add-message.ts';
import type { LockedTicket } from './lock-ticket.ts';

/**
 * Moves a ticket whose row the transaction holds, and says in it what the customer has to know. False for what may not
 * follow; a status it has already is nothing to do.
 */
export async function changeStatus(tx: Database, ticket: LockedTicket, status: TicketStatus): Promise<boolean> {
  const { status: before } = ticket;
  if (before === status) return true;
  if (!canBecome(before, status)) return false;
  const category = isOver(before) && !isOver(status) ? await categoryBeside(tx, ticket) : ticket.category;
  // What is closed after it was resolved was resolved then.
  const ended = isOver(before) ? undefined : sql`clock_timestamp()`;
  const resolvedAt = isOver(status) ? ended : null;
  await tx
    .update(supportTickets)
    .set({ status, category, resolvedAt, ...acknowledged(ticket), updatedAt: sql`clock_timestamp()` })
    .where(eq(supportTickets.id, ticket.id));
  Object.assign(ticket, { status, category });
  const text = describeChange(before, status);
  if (text) await addMessage(tx, ticket, { id: uuidv7(), senderType: 'system', senderId: null, message: text });
  return true;
}

/** Whoever moves a grievance on has seen it. */
function acknowledged({ category }: LockedTicket) {
  if (category !== 'grievance') return {};
  return { acknowledgedAt: sql`coalesce(${supportTickets.acknowledgedAt}, clock_timestamp())` };
}

/** Nobody has two open chats: an old one that is opened again beside a newer one goes on as a ticket like any other. */
async function categoryBeside(tx: Database, ticket: LockedTicket): Promise<LockedTicket['category']> {
  if (ticket.category !== 'chat') return ticket.category;
  await holdName(tx, chatOf(ticket.userId));
  const others = await tx
    .select({ id: supportTickets.id })
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userId, ticket.userId),
        eq(supportTickets.category, 'chat'),
        inArray(supportTickets.status, ['open', 'in_progress']),
        ne(supportTickets.id, ticket.id),
      ),
    );
  return others.length > 0 ? 'other' : 'chat';
}

/** Held by whoever opens a chat of this customer, so that two tabs, or a chat that is opened again, take turns. */
export function chatOf(userId: string): string {
  return `chat of ${userId}`;
}
