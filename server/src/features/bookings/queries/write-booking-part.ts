import type { Booking } from '@pahiya/contract/bookings/schemas';
import { bookingNumber } from '@pahiya/contract/shared/booking-number';
import { describeRupees } from '@pahiya/contract/shared/money';
import type { Database } from '../../../database/pool.ts';
import { describeMoment } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { textsOf } from '../../../platform/texts.ts';
import type { MailContent } from '../../mail/types.ts';
import { findBooking } from './find-booking.ts';
import { findCalendarFile } from './find-calendar-file.ts';

interface Wanted {
  news: { userId: string; data: Record<string, unknown> };
  language: Language;
  now: Date;
}

/** News that brings the file for the calendar, where the booking still stands so: the visit itself, or that it is off. */
const withCalendar: Record<string, Booking['status']> = {
  confirmed: 'confirmed',
  rescheduled: 'confirmed',
  paid: 'confirmed',
  cancelled: 'cancelled',
};

/** What a mail about a booking says below its sentence: number, garage, services, slot, total, and where to be. */
export async function writeBookingPart(
  db: Database,
  { news: { userId, data }, language, now }: Wanted,
): Promise<Pick<MailContent, 'facts' | 'attachments'>> {
  if (typeof data.booking_id !== 'string') return {};
  const own = { bookingId: data.booking_id, userId, now };
  const booking = await findBooking(db, own);
  if (!booking) return {};
  const file =
    withCalendar[String(data.kind)] === booking.status ? await findCalendarFile(db, { ...own, language }) : null;
  const facts = factsOf(booking, language);
  if (!file) return { facts };
  const attachment = { filename: file.name, content: await file.text(), contentType: 'text/calendar; charset=utf-8' };
  return { facts, attachments: [attachment] };
}

function factsOf(booking: Booking, language: Language): [string, string][] {
  const tell = textsOf(language);
  const { serviceType, bookingDate, bookingTime } = booking;
  return [
    [tell('mail.fact.number'), bookingNumber(booking.id)],
    [tell('mail.fact.garage'), booking.garageName],
    [tell('mail.fact.services'), nameServices(booking.serviceNames, language).join(', ')],
    [tell('mail.fact.vehicle'), `${booking.vehicleMake} ${booking.vehicleModel}`],
    [tell('mail.fact.when'), describeMoment(bookingDate, bookingTime, language)],
    [tell('mail.fact.total'), describeRupees(booking.totalAmount)],
    [tell(`mail.fact.${serviceType}`), booking.address],
    [tell('mail.fact.garageAddress'), booking.garageLocation],
  ];
}
