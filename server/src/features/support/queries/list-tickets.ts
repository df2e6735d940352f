import type { Page } from '@pahiya/contract/shared/pages';
import type { Ticket, TicketCategory, TicketStatus } from '@pahiya/contract/support/schemas';
import { and, desc, eq } from 'drizzle-orm';
import { cutPage, isBehind, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { supportTickets } from '../tables.ts';
import { ticketColumns, toTicket } from './ticket-columns.ts';

interface Wanted {
  userId: UserId;
  status?: TicketStatus | undefined;
  category?: TicketCategory | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listTickets(db: Database, wanted: Wanted): Promise<Page<Ticket> | null> {
  const { userId, status, category, cursor, limit } = wanted;
  const after = readPosition(cursor);
  if (after === null) return null;
  const found = await db
    .select(ticketColumns)
    .from(supportTickets)
    .where(
      and(
        eq(supportTickets.userId, userId),
        status && eq(supportTickets.status, status),
        category && eq(supportTickets.category, category),
        isBehind(supportTickets, after),
      ),
    )
    .orderBy(desc(supportTickets.createdAt), desc(supportTickets.id))
    .limit(limit + 1);
  const { shown, nextCursor } = cutPage(found, limit);
  return { items: shown.map(toTicket), nextCursor };
}
