import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';

/** Null when the booking needs no payment, and for an unknown booking. */
export async function findHoldEnd(db: Database, bookingId: string): Promise<Date | null> {
  const [row] = await db.select({ heldUntil: bookings.heldUntil }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.heldUntil ?? null;
}
