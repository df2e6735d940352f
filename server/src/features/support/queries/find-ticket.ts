import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { garages } from '../../garages/tables.ts';
import { isOver } from '../rules/status.ts';
import { supportChatMessages, supportTickets } from '../tables.ts';
import { type AddressOf, listTicketAttachments } from './list-attachments.ts';
import { ticketColumns, toTicket } from './ticket-columns.ts';

interface Wanted {
  userId: UserId;
  ticketId: string;
  addressOf: AddressOf;
}

const hasAgent = sql<boolean>`exists (select from ${supportChatMessages} said
  where said.ticket_id = ${supportTickets.id} and said.sender_type = 'agent')`;

const booking = {
  id: bookings.id,
  garageName: garages.name,
  serviceNames: bookings.serviceNames,
  bookingDate: bookings.bookingDate,
  bookingTime: bookings.bookingTime,
  status: bookings.status,
};

export async function findTicket(db: Database, { userId, ticketId, addressOf }: Wanted): Promise<TicketDetail | null> {
  const [row] = await db
    .select({
      ticket: ticketColumns,
      more: {
        description: supportTickets.description,
        customerName: supportTickets.customerName,
        customerEmail: supportTickets.customerEmail,
        customerPhone: supportTickets.customerPhone,
        hasAgent,
        deliveredSeq: supportTickets.agentDeliveredSeq,
        readSeq: supportTickets.agentReadSeq,
      },
      stars: supportTickets.stars,
      ratingComment: supportTickets.ratingComment,
      booking,
    })
    .from(supportTickets)
    .leftJoin(bookings, eq(bookings.id, supportTickets.bookingId))
    .leftJoin(garages, eq(garages.id, bookings.garageId))
    .where(and(eq(supportTickets.id, ticketId), eq(supportTickets.userId, userId)));
  if (!row) return null;
  const { ticket, stars, more } = row;
  return {
    ...toTicket(ticket),
    ...more,
    booking: toBooking(row.booking),
    attachments: await listTicketAttachments(db, ticketId, addressOf),
    rating: stars === null ? null : { stars, comment: row.ratingComment ?? '' },
    canReopen: isOver(ticket.status),
    canRate: ticket.status === 'resolved' && stars === null,
  };
}

type JoinedBooking = { [Column in keyof typeof booking]: (typeof booking)[Column]['_']['data'] | null };

function toBooking(joined: JoinedBooking): TicketDetail['booking'] {
  const { id, garageName, serviceNames, bookingDate, bookingTime, status } = joined;
  const isThere = id && garageName && serviceNames && bookingDate && bookingTime && status;
  return isThere ? { id, garageName, serviceNames, bookingDate, bookingTime, status } : null;
}
