import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { authUsers } from '../../auth/tables.ts';
import { bookings } from '../../calendar/tables.ts';
import { garages } from '../../garages/tables.ts';
import { profiles } from '../../people/tables.ts';
import { type AddressOf, listTicketAttachments } from '../../support/queries/list-attachments.ts';
import { grievance } from '../../support/queries/ticket-columns.ts';
import { supportNotes, supportTickets } from '../../support/tables.ts';
import { secondsOf } from '../rules/durations.ts';
import { unreadByAgents } from './ticket-counts.ts';

const booking = sql<DeskTicket['booking']>`(select json_build_object('id', b.id, 'garageName', g.name,
    'serviceNames', b.service_names, 'bookingDate', b.booking_date::text,
    'bookingTime', to_char(b.booking_time, 'HH24:MI'), 'status', b.status)
  from bookings b join garages g on g.id = b.garage_id where b.id = ${supportTickets.bookingId})`;

const appeal = sql<DeskTicket['appeal']>`(select json_build_object('id', ruling.id, 'action', ruling.action,
    'target', ruling.target, 'targetId', ruling.target_id, 'reason', ruling.reason, 'moderator', ruling.actor,
    'createdAt', to_char(ruling.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from moderation_actions ruling where ruling.id = ${supportTickets.appealOf})`;

const shown = {
  id: supportTickets.id,
  subject: supportTickets.subject,
  status: supportTickets.status,
  priority: supportTickets.priority,
  category: supportTickets.category,
  unread: unreadByAgents,
  grievance,
  description: supportTickets.description,
  customerName: supportTickets.customerName,
  customerEmail: supportTickets.customerEmail,
  customerPhone: supportTickets.customerPhone,
  booking,
  appeal,
  deliveredSeq: supportTickets.userDeliveredSeq,
  readSeq: supportTickets.userReadSeq,
};

export async function findDeskTicket(
  db: Database,
  { ticketId, addressOf }: { ticketId: string; addressOf: AddressOf },
): Promise<DeskTicket | null> {
  const [row] = await db
    .select({
      shown,
      userId: supportTickets.userId,
      agentId: supportTickets.agentId,
      agentName: sql<string | null>`coalesce(${profiles.fullName}, ${authUsers.name})`,
      stars: supportTickets.stars,
      comment: supportTickets.ratingComment,
      createdAt: supportTickets.createdAt,
      updatedAt: supportTickets.updatedAt,
      answeredAt: supportTickets.answeredAt,
      resolvedAt: supportTickets.resolvedAt,
    })
    .from(supportTickets)
    .leftJoin(authUsers, eq(authUsers.id, supportTickets.agentId))
    .leftJoin(profiles, eq(profiles.id, supportTickets.agentId))
    .where(eq(supportTickets.id, ticketId));
  if (!row) return null;
  return {
    ...row.shown,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    attachments: await listTicketAttachments(db, ticketId, addressOf),
    rating: row.stars === null ? null : { stars: row.stars, comment: row.comment ?? '' },
    agent: row.agentId === null ? null : { id: row.agentId, name: row.agentName ?? '' },
    notes: await listNotes(db, ticketId),
    customerBookings: await listLastBookings(db, row.userId),
    firstResponseSeconds: secondsOf(row.createdAt, row.answeredAt),
    resolutionSeconds: secondsOf(row.createdAt, row.resolvedAt),
  };
}

async function listNotes(db: Database, ticketId: string): Promise<DeskTicket['notes']> {
  const notes = await db
    .select()
    .from(supportNotes)
    .where(eq(supportNotes.ticketId, ticketId))
    .orderBy(asc(supportNotes.createdAt), asc(supportNotes.id));
  return notes.map(({ id, authorName, text, createdAt }) => ({
    id,
    author: authorName,
    text,
    createdAt: createdAt.toISOString(),
  }));
}

async function listLastBookings(db: Database, userId: string): Promise<DeskTicket['customerBookings']> {
  return await db
    .select({
      id: bookings.id,
      bookingDate: bookings.bookingDate,
      bookingTime: bookings.bookingTime,
      status: bookings.status,
      serviceNames: bookings.serviceNames,
      totalAmount: bookings.totalAmount,
      paymentMethod: bookings.paymentMethod,
      paymentStatus: bookings.paymentStatus,
      garageName: garages.name,
    })
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limits.bookingsInPicker);
}
