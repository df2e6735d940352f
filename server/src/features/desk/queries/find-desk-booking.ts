import type { DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { mechanics } from '../../garages/tables.ts';
import { deskBookingColumns, toDeskBooking } from './desk-booking-columns.ts';

/** Callers check access. */
export async function findDeskBooking(
  db: Database,
  { bookingId, now }: { bookingId: string; now: Date },
): Promise<DeskBooking | null> {
  const [row] = await db
    .select(deskBookingColumns)
    .from(bookings)
    .leftJoin(mechanics, eq(mechanics.id, bookings.assignedMechanicId))
    .where(eq(bookings.id, bookingId));
  return row ? toDeskBooking(row, now) : null;
}

export async function findGarageOfBooking(db: Database, bookingId: string): Promise<string | null> {
  const [row] = await db.select({ garageId: bookings.garageId }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.garageId ?? null;
}
