import type { Booking, BookingFilter } from '@pahiya/contract/bookings/schemas';
import { calendarDate, clockTime, instant } from '@pahiya/contract/shared/date-schemas';
import { id } from '@pahiya/contract/shared/ids';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { garages } from '../../garages/tables.ts';
import { bookingColumns, toBooking } from './booking-columns.ts';

interface WantedPage {
  userId: UserId;
  filter: BookingFilter;
  bookingId?: string;
  cursor?: string;
  limit: number;
  now: Date;
}

/** A cursor contains its filter, so that other filters refuse it. */
interface Order {
  isIncluded: SQL | undefined;
  by: SQL[];
  positionOf(booking: Booking): string[];
  after(cursor: unknown): SQL | null;
}

const newestPosition = z.tuple([z.string(), instant, id]);
const soonestPosition = z.tuple([z.literal('upcoming'), calendarDate, clockTime, id]);

function newestFirst(filter: BookingFilter, isIncluded?: SQL): Order {
  return {
    isIncluded,
    by: [desc(bookings.createdAt), desc(bookings.id)],
    positionOf: (booking) => [filter, booking.createdAt, booking.id],
    after(cursor) {
      const { data } = newestPosition.safeParse(cursor);
      if (data?.[0] !== filter) return null;
      return sql`(${bookings.createdAt}, ${bookings.id}) < (${data[1]}::timestamptz, ${data[2]}::uuid)`;
    },
  };
}

const orders: Record<BookingFilter, Order> = {
  all: newestFirst('all'),
  past: newestFirst('past', inArray(bookings.status, ['completed', 'cancelled'])),
  upcoming: {
    isIncluded: inArray(bookings.status, ['confirmed', 'in_progress']),
    by: [asc(bookings.bookingDate), asc(bookings.bookingTime), asc(bookings.id)],
    positionOf: (booking) => ['upcoming', booking.bookingDate, booking.bookingTime, booking.id],
    after(cursor) {
      const { data } = soonestPosition.safeParse(cursor);
      if (!data) return null;
      return sql`(${bookings.bookingDate}, ${bookings.bookingTime}, ${bookings.id})
        > (${data[1]}::date, ${data[2]}::time, ${data[3]}::uuid)`;
    },
  },
};

export async function listBookings(db: Database, wanted: WantedPage): Promise<Page<Booking> | null> {
  const order = orders[wanted.filter];
  const after = wanted.cursor === undefined ? undefined : order.after(decodeCursor(wanted.cursor));
  if (after === null) return null;
  const isWanted = wanted.bookingId === undefined ? undefined : eq(bookings.id, wanted.bookingId);
  const rows = await db
    .select(bookingColumns)
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(and(eq(bookings.userId, wanted.userId), isWanted, order.isIncluded, after))
    .orderBy(...order.by)
    .limit(wanted.limit + 1);
  const items = rows.slice(0, wanted.limit).map((row) => toBooking(row, wanted.now));
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > wanted.limit ? encodeCursor(order.positionOf(last)) : null };
}
