import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { bookingChanges } from '../../calendar/tables.ts';
import { toCalendar } from '../rules/calendar-file.ts';
import { findBooking, type OwnBooking } from './find-booking.ts';

interface Wanted extends OwnBooking {
  language: Language;
}

export async function findCalendarFile(db: Database, wanted: Wanted): Promise<File | null> {
  const booking = await findBooking(db, wanted);
  if (!booking) return null;
  const [changes] = await db
    .select({ count: count() })
    .from(bookingChanges)
    .where(eq(bookingChanges.bookingId, booking.id));
  const text = toCalendar({ booking, sequence: changes?.count ?? 0, now: wanted.now, language: wanted.language });
  const name = `booking-${booking.bookingDate}-${booking.id.slice(-8)}.ics`;
  return new File([text], name, { type: 'text/calendar;charset=utf-8' });
}
