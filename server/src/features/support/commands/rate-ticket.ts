import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { supportTickets } from '../tables.ts';

interface Rating {
  userId: UserId;
  ticketId: string;
  stars: number;
  comment: string;
}

/** Rating again replaces the rating. False when the customer has no such ticket, or it is not resolved. */
export async function rateTicket(
  db: Database,
  { userId, ticketId, stars, comment: ratingComment }: Rating,
): Promise<boolean> {
  const isOwn = and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, userId));
  const rated = await db
    .update(supportTickets)
    .set({ stars, ratingComment })
    .where(and(isOwn, inArray(supportTickets.status, ['resolved', 'closed'])))
    .returning({ id: supportTickets.id });
  return rated.length > 0;
}
