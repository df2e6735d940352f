import { createHash } from 'node:crypto';
import type {
  BookedService,
  Booking,
  BookingAction,
  BookingStatus,
  ChangeActor,
  CreateBookingInput,
} from '@pahiya/contract/bookings/schemas';
import type { ServiceType } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { readyMoment, type WorkingHours } from '@pahiya/contract/shared/work-end';
import type { Language } from '../../platform/request-language.ts';
import { textsOf } from '../../platform/texts.ts';
import { isUnpaid } from '../calendar/rules.ts';
import { isAhead } from '../garages/rules.ts';
import type { WalkIn } from './types.ts';

/** Rupees (product, section 4.4). */
export function totalOf(services: readonly BookedService[], serviceType: ServiceType): number {
  const fee = serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return services.reduce((sum, service) => sum + service.price, fee);
}

/** A cancelled booking for which nothing was paid has no total to name. */
export function hasTotal({ status, paymentStatus }: Pick<Booking, 'status' | 'paymentStatus'>): boolean {
  return status !== 'cancelled' || paymentStatus === 'paid';
}

/** Null if a service was booked before durations were stored. */
export function minutesOf(services: readonly Pick<BookedService, 'duration'>[]): number | null {
  return services.reduce<number | null>(
    (sum, { duration }) => (sum === null || duration === undefined ? null : sum + duration),
    0,
  );
}

type Expected = Pick<Booking, 'serviceType' | 'bookingDate' | 'bookingTime' | 'endTime' | 'serviceDetails' | 'status'>;

export function expectationOf(booking: Expected, hours: WorkingHours): Pick<Booking, 'durationMinutes' | 'readyAt'> {
  const durationMinutes = minutesOf(booking.serviceDetails);
  const { serviceType, bookingDate: date, bookingTime: startTime, endTime } = booking;
  const isOver = booking.status === 'cancelled' || booking.status === 'completed';
  if (durationMinutes === null || isOver) return { durationMinutes, readyAt: null };
  return { durationMinutes, readyAt: readyMoment({ serviceType, date, startTime, endTime }, durationMinutes, hours) };
}

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g;

interface Composition {
  services: readonly Pick<BookedService, 'name'>[];
  serviceType: ServiceType;
  address: string;
  additionalNotes: string;
}

/** Product, section 4.5. No customer's text can be mistaken for one of our lines. */
export function composeNotes(composition: Composition, language: Language = 'en'): string {
  const { services, serviceType, address, additionalNotes } = composition;
  const t = textsOf(language);
  const lines = [
    t('notes.services', { services: services.map((service) => service.name).join(', ') }),
    t('notes.type', { type: t(`notes.${serviceType}`) }),
    t('notes.address', { address: address.replace(lineBreaks, ', ') }),
  ];
  if (additionalNotes) lines.push(t('notes.notes', { notes: additionalNotes.replace(lineBreak, '\n  ') }));
  return lines.join('\n');
}

/** The key and the order of fields do not matter. */
export function requestHash({ idempotencyKey: _key, ...input }: CreateBookingInput, walkIn?: WalkIn): string {
  const customer = walkIn && { customerName: walkIn.name, customerPhone: walkIn.phone };
  const ordered = Object.entries({ ...input, ...customer }).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}

type BookingFacts = Pick<Booking, 'status' | 'paymentMethod' | 'paymentStatus' | 'bookingDate' | 'bookingTime'> & {
  isHeld: boolean;
};

export type Transition = 'start' | 'complete' | 'cancel' | 'release';

export const transitions: Record<Transition, { from: BookingStatus; to: BookingStatus; by: readonly ChangeActor[] }> = {
  start: { from: 'confirmed', to: 'in_progress', by: ['garage'] },
  complete: { from: 'in_progress', to: 'completed', by: ['garage'] },
  cancel: { from: 'confirmed', to: 'cancelled', by: ['customer', 'garage'] },
  // Made by `release_lapsed_bookings`. Only a late payment can regain the slot of such a booking.
  release: { from: 'confirmed', to: 'cancelled', by: ['system'] },
};

interface Attempt {
  transition: Transition;
  actor: ChangeActor;
  now: Date;
}

/** A customer may cancel until the slot begins, the garage until it starts the work. */
export function isAllowed(booking: BookingFacts, { transition, actor, now }: Attempt): boolean {
  const { from, by } = transitions[transition];
  if (booking.status !== from || !by.includes(actor)) return false;
  if (transition === 'release') return isUnpaid(booking) && !booking.isHeld;
  if (transition !== 'cancel') return !isUnpaid(booking) && hasDayCome(booking, now);
  return actor === 'garage' || (booking.isHeld && isAhead(booking.bookingDate, booking.bookingTime, now));
}

/** Uses the date in India. */
export function hasDayCome({ bookingDate }: Pick<Booking, 'bookingDate'>, now: Date): boolean {
  return bookingDate <= zonedNow(now).date;
}

export function allowedActions(booking: BookingFacts, now: Date): BookingAction[] {
  if (booking.status === 'completed') return ['review'];
  if (booking.status !== 'confirmed' || !booking.isHeld) return [];
  const actions: BookingAction[] = isUnpaid(booking) ? ['pay'] : [];
  if (!isAllowed(booking, { transition: 'cancel', actor: 'customer', now })) return actions;
  return isUnpaid(booking) ? [...actions, 'pay_cash', 'cancel'] : ['cancel', 'reschedule'];
}

export function mayReceiveCash({ paymentMethod, status }: Pick<Booking, 'paymentMethod' | 'status'>): boolean {
  return paymentMethod === 'cash' && (status === 'in_progress' || status === 'completed');
}
