import type { Booking } from '@pahiya/contract/bookings/schemas';
import { instant } from '@pahiya/contract/shared/dates';
import { id } from '@pahiya/contract/shared/ids';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../../database/cursor.ts';
import type { Database } from '../../../database/pool.ts';
import { garages } from '../../garages/tables.ts';
import { bookings } from '../tables.ts';
import { bookingColumns, toBooking } from './booking-columns.ts';

interface WantedPage {
  userId: string;
  cursor?: string;
  limit: number;
  now: Date;
}

const position = z.tuple([instant, id]);

/** The user's bookings, newest first. Null for a cursor this list did not give. */
export async function listBookings(db: Database, wanted: WantedPage): Promise<Page<Booking> | null> {
  const after = wanted.cursor === undefined ? undefined : position.safeParse(decodeCursor(wanted.cursor));
  if (after && !after.success) return null;
  const rows = await db
    .select(bookingColumns)
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(
      and(
        eq(bookings.userId, wanted.userId),
        after && sql`(${bookings.createdAt}, ${bookings.id}) < (${after.data[0]}::timestamptz, ${after.data[1]}::uuid)`,
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(wanted.limit + 1);
  const items = rows.slice(0, wanted.limit).map((row) => toBooking(row, wanted.now));
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > wanted.limit ? encodeCursor([last.createdAt, last.id]) : null };
}
