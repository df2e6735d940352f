import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';

export async function findHoldEnd(db: Database, bookingId: string): Promise<Date | null> {
  const [row] = await db.select({ heldUntil: bookings.heldUntil }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.heldUntil ?? null;
}
