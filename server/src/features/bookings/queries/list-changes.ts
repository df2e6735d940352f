import type { BookingChange } from '@pahiya/contract/bookings/schemas';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookingChanges, bookings } from '../tables.ts';

interface WantedHistory {
  /** Whose it has to be; null for the staff of its garage. */
  userId: string | null;
  bookingId: string;
}

/** What happened to a booking, oldest first; null as well when it is somebody else's. */
export async function listChanges(db: Database, { userId, bookingId }: WantedHistory): Promise<BookingChange[] | null> {
  const { id, kind, actor, details, createdAt } = bookingChanges;
  const rows = await db
    .select({ id, kind, actor, details, createdAt })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(and(eq(bookings.id, bookingId), userId === null ? undefined : eq(bookings.userId, userId)))
    .orderBy(asc(createdAt), asc(id));
  // Every booking has a beginning: none means no booking.
  if (rows.length === 0) return null;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
