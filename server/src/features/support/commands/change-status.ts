import type { TicketStatus } from '@pahiya/contract/support/schemas';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import { canBecome, describeChange, isOver } from '../rules/status.ts';
import { supportTickets } from '../tables.ts';
import { addMessage } from './add-message.ts';
import type { LockedTicket } from './lock-ticket.ts';

/** The transaction must hold the ticket's lock. False for a change that is not allowed. */
export async function changeStatus(tx: Database, ticket: LockedTicket, status: TicketStatus): Promise<boolean> {
  const { status: before } = ticket;
  if (before === status) return true;
  if (!canBecome(before, status)) return false;
  const category = isOver(before) && !isOver(status) ? await categoryBeside(tx, ticket) : ticket.category;
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

/** Changing the status of a grievance acknowledges it. */
function acknowledged({ category }: LockedTicket) {
  if (category !== 'grievance') return {};
  return { acknowledgedAt: sql`coalesce(${supportTickets.acknowledgedAt}, clock_timestamp())` };
}

/** Allows one open chat: an old one reopened beside a newer one becomes an ordinary ticket. */
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

/** Name of the lock that makes two tabs take turns to open or reopen a chat. */
export function chatOf(userId: string): string {
  return `chat of ${userId}`;
}
