import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { supportTickets } from '../../support/tables.ts';

export async function listOpenTickets(db: Database, limit: number) {
  return await db
    .select({
      id: supportTickets.id,
      subject: supportTickets.subject,
      description: supportTickets.description,
      category: supportTickets.category,
      priority: supportTickets.priority,
      status: supportTickets.status,
      customerName: supportTickets.customerName,
      customerEmail: supportTickets.customerEmail,
      customerPhone: supportTickets.customerPhone,
      bookingId: supportTickets.bookingId,
      createdAt: supportTickets.createdAt,
    })
    .from(supportTickets)
    .where(inArray(supportTickets.status, ['open', 'in_progress']))
    .orderBy(asc(supportTickets.createdAt), asc(supportTickets.id))
    .limit(limit);
}

export type OpenTicket = Awaited<ReturnType<typeof listOpenTickets>>[number];
