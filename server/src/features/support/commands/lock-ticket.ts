import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportTickets } from '../tables.ts';

const columns = {
  id: supportTickets.id,
  userId: supportTickets.userId,
  subject: supportTickets.subject,
  category: supportTickets.category,
  status: supportTickets.status,
  agentId: supportTickets.agentId,
  lastSeq: supportTickets.lastSeq,
  answeredAt: supportTickets.answeredAt,
};

export type LockedTicket = Pick<typeof supportTickets.$inferSelect, keyof typeof columns>;

interface Wanted {
  ticketId: string;
  userId?: string;
}

/** Writers of a ticket take turns. Null when there is no such ticket. */
export async function lockTicket(tx: Database, { ticketId, userId }: Wanted): Promise<LockedTicket | null> {
  const [ticket] = await tx
    .select(columns)
    .from(supportTickets)
    .where(and(eq(supportTickets.id, ticketId), userId === undefined ? undefined : eq(supportTickets.userId, userId)))
    .for('no key update');
  return ticket ?? null;
}
