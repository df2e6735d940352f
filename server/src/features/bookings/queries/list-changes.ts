import type { BookingChange } from '@pahiya/contract/bookings/schemas';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookingChanges, bookings } from '../../calendar/tables.ts';

interface WantedHistory {
  /** Null for staff of the garage. */
  userId: UserId | null;
  bookingId: string;
}

export async function listChanges(db: Database, { userId, bookingId }: WantedHistory): Promise<BookingChange[] | null> {
  const { id, kind, actor, details, createdAt } = bookingChanges;
  const rows = await db
    .select({ id, kind, actor, details, createdAt })
    .from(bookingChanges)
    .innerJoin(bookings, eq(bookings.id, bookingChanges.bookingId))
    .where(and(eq(bookings.id, bookingId), userId === null ? undefined : eq(bookings.userId, userId)))
    .orderBy(asc(createdAt), asc(id));
  // Every booking has a first change, so no rows mean no booking.
  if (rows.length === 0) return null;
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
