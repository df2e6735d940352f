import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Database } from '../../../database/pool.ts';
import type { Language } from '../../../platform/request-language.ts';
import { toUserId } from '../../../platform/user-id.ts';
import type { MailContent } from '../../mail/types.ts';
import { mailParts } from '../rules/mail-parts.ts';
import { findBooking } from './find-booking.ts';
import { findCalendarFile } from './find-calendar-file.ts';

interface Wanted {
  news: { userId: string; data: Record<string, unknown> };
  language: Language;
  now: Date;
  origin: string;
}

/** The status that the booking must still have. */
const withCalendar: Record<string, Booking['status']> = {
  confirmed: 'confirmed',
  rescheduled: 'confirmed',
  paid: 'confirmed',
  cancelled: 'cancelled',
};

export async function writeBookingPart(
  db: Database,
  { news: { userId, data }, language, now, origin }: Wanted,
): Promise<Partial<MailContent>> {
  if (typeof data.booking_id !== 'string') return {};
  const own = { bookingId: data.booking_id, userId: toUserId(userId), now };
  const booking = await findBooking(db, own);
  if (!booking) return {};
  const kind = String(data.kind);
  const parts = mailParts(booking, { kind, language, origin });
  const file = withCalendar[kind] === booking.status ? await findCalendarFile(db, { ...own, language }) : null;
  if (!file) return parts;
  const attachment = { filename: file.name, content: await file.text(), contentType: 'text/calendar; charset=utf-8' };
  return { ...parts, attachments: [attachment] };
}
