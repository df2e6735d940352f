import type { Booking } from '@pahiya/contract/bookings/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { businessZone } from '@pahiya/contract/shared/dates';
import { describeRupees } from '@pahiya/contract/shared/money';
import { bookingNumber } from '@pahiya/contract/shared/numbers';
import ical, { ICalAlarmType, ICalCalendarMethod, type ICalDayJsStub, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { describeMoment } from '../../../platform/dates-in-words.ts';
import type { Language } from '../../../platform/request-language.ts';
import { nameServices } from '../../../platform/service-names.ts';
import { textsOf } from '../../../platform/texts.ts';
import { isUnpaid } from '../../calendar/rules.ts';
import { composeNotes, hasTotal } from '../rules.ts';

interface CalendarEntry {
  booking: Booking;
  /** Increases with every change, so that calendars recognise the newer file. */
  sequence: number;
  now: Date;
  language?: Language;
}

const alarmSeconds = 3600;

/** RFC 5545, with the slot in the garages' zone, whatever this machine's zone. */
export function toCalendar({ booking, sequence, now, language = 'en' }: CalendarEntry): string {
  const services = nameServices(booking.serviceNames, language);
  const calendar = ical({
    prodId: { company: brand.name, product: 'Bookings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // A calendar without a zone has its timestamps in UTC, as required.
    timezone: { name: null, generator: zoneBlock },
  });
  const event = calendar.createEvent({
    id: `booking-${booking.id}@${brand.slug}`,
    sequence,
    stamp: now,
    timezone: businessZone,
    start: wallClock(booking.bookingDate, booking.bookingTime),
    end: wallClock(booking.bookingDate, booking.endTime),
    summary: `${services.join(', ')} · ${booking.garageName}`,
    // The customer's address, because the garage comes there for both pickup and home service.
    location: { title: booking.address },
    description: describe({ ...booking, serviceNames: services }, language),
    status: statusOf(booking),
  });
  if (booking.status === 'confirmed') {
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmSeconds, description: booking.garageName });
  }
  return calendar.toString();
}

function zoneBlock(zone: string): string {
  const [block = ''] = tzlib_get_ical_block(zone);
  return block;
}

/** A `Date` would pass through this machine's zone with its missing hours. */
function wallClock(date: string, time: string): ICalDayJsStub {
  const parts: Record<string, string> = { YYYYMMDD: date.replaceAll('-', ''), HHmmss: `${time.replace(':', '')}00` };
  return {
    format: (pattern = '') => parts[pattern] ?? '',
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}:00+05:30`),
    toJSON: () => `${date}T${time}`,
  };
}

function describe(booking: Booking, language: Language): string {
  const t = textsOf(language);
  const { assignedMechanicName: mechanic, serviceNames } = booking;
  const { readyAt } = booking;
  const lines = [
    t(`calendar.visit.${booking.serviceType}`),
    composeNotes({ ...booking, services: serviceNames.map((name) => ({ name })) }, language),
    t('calendar.vehicle', { vehicle: `${booking.vehicleMake} ${booking.vehicleModel}` }),
    mechanic === null ? t('calendar.unassigned') : t('calendar.mechanic', { name: mechanic }),
    ...(readyAt ? [t('calendar.ready', { when: describeMoment(readyAt.date, readyAt.time, language) })] : []),
    t('calendar.garage', { garage: `${booking.garageName}, ${booking.garageLocation}` }),
    t('calendar.number', { number: bookingNumber(booking.id) }),
    ...(hasTotal(booking) ? [t('calendar.total', { amount: describeRupees(booking.totalAmount) })] : []),
  ];
  return lines.join('\n');
}

/** An unpaid booking may still lose its slot, so it is tentative. */
function statusOf(booking: Booking): ICalEventStatus {
  if (booking.status === 'cancelled') return ICalEventStatus.CANCELLED;
  return isUnpaid(booking) ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
