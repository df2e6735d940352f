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
import { isAhead } from '../garages/rules.ts';
import type { WalkIn } from './types.ts';

/** Sum of the services plus the home-service fee, in rupees (product, section 4.4). */
export function totalOf(services: readonly BookedService[], serviceType: ServiceType): number {
  const fee = serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return services.reduce((sum, service) => sum + service.price, fee);
}

/** Minutes of all services together; null when one of them was booked before minutes were kept. */
export function minutesOf(services: readonly Pick<BookedService, 'duration'>[]): number | null {
  return services.reduce<number | null>(
    (sum, { duration }) => (sum === null || duration === undefined ? null : sum + duration),
    0,
  );
}

type Expected = Pick<Booking, 'serviceType' | 'bookingDate' | 'bookingTime' | 'endTime' | 'serviceDetails' | 'status'>;

/** How long a booking's work takes, and when it is expected to be done; nothing is expected of one that is cancelled. */
export function expectationOf(booking: Expected, hours: WorkingHours): Pick<Booking, 'durationMinutes' | 'readyAt'> {
  const durationMinutes = minutesOf(booking.serviceDetails);
  const { serviceType, bookingDate: date, bookingTime: startTime, endTime } = booking;
  const isOver = booking.status === 'cancelled' || booking.status === 'completed';
  if (durationMinutes === null || isOver) return { durationMinutes, readyAt: null };
  return { durationMinutes, readyAt: readyMoment({ serviceType, date, startTime, endTime }, durationMinutes, hours) };
}

/** Everything that Unicode makes a reader start a new line for. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g;

interface Composition {
  services: readonly Pick<BookedService, 'name'>[];
  serviceType: ServiceType;
  address: string;
  additionalNotes: string;
}

/**
 * What the garage reads: services, service type, address, additional notes if any (product, section 4.5). Whatever
 * the customer wrote, no line of it can be taken for one of ours: an address is one line, further notes are indented.
 */
export function composeNotes(composition: Composition, language: Language = 'en'): string {
  const { services, serviceType, address, additionalNotes } = composition;
  const tell = textsOf(language);
  const lines = [
    tell('notes.services', { services: services.map((service) => service.name).join(', ') }),
    tell('notes.type', { type: tell(`notes.${serviceType}`) }),
    tell('notes.address', { address: address.replace(lineBreaks, ', ') }),
  ];
  if (additionalNotes) lines.push(tell('notes.notes', { notes: additionalNotes.replace(lineBreak, '\n  ') }));
  return lines.join('\n');
}

/** Alike for requests that ask for the same booking; the key itself plays no part, nor does the order of keys. */
export function requestHash({ idempotencyKey: _key, ...wish }: CreateBookingInput, walkIn?: WalkIn): string {
  const customer = walkIn && { customerName: walkIn.name, customerPhone: walkIn.phone };
  const ordered = Object.entries({ ...wish, ...customer }).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}

type BookingFacts = Pick<Booking, 'status' | 'paymentMethod' | 'paymentStatus' | 'bookingDate' | 'bookingTime'> & {
  /** Whether it keeps its slot: an unpaid booking does until its hold ends. */
  isHeld: boolean;
};

export type Transition = 'start' | 'complete' | 'cancel' | 'release';

/** Every change of status there is, and who may make it. What is completed or cancelled stays so. */
export const transitions: Record<Transition, { from: BookingStatus; to: BookingStatus; by: readonly ChangeActor[] }> = {
  start: { from: 'confirmed', to: 'in_progress', by: ['garage'] },
  complete: { from: 'in_progress', to: 'completed', by: ['garage'] },
  cancel: { from: 'confirmed', to: 'cancelled', by: ['customer', 'garage'] },
  // The database does it (release_lapsed_bookings); only a payment that comes late may win such a booking its slot back.
  release: { from: 'confirmed', to: 'cancelled', by: ['system'] },
};

interface Attempt {
  transition: Transition;
  actor: ChangeActor;
  now: Date;
}

/**
 * Whether the actor may now make this change. A customer cancels until the slot begins, the garage until it starts the
 * work; nothing is done for a booking whose online payment has not come.
 */
export function isAllowed(booking: BookingFacts, { transition, actor, now }: Attempt): boolean {
  const { from, by } = transitions[transition];
  if (booking.status !== from || !by.includes(actor)) return false;
  if (transition === 'release') return isUnpaid(booking) && !booking.isHeld;
  if (transition !== 'cancel') return !isUnpaid(booking) && hasDayCome(booking, now);
  return actor === 'garage' || (booking.isHeld && isAhead(booking.bookingDate, booking.bookingTime, now));
}

/** Whether it is the day of the slot, in India, or later: work is started and completed only then. */
export function hasDayCome({ bookingDate }: Pick<Booking, 'bookingDate'>, now: Date): boolean {
  return bookingDate <= zonedNow(now).date;
}

/** Whether its online payment has not come; cash is paid when the work is done. */
export function isUnpaid({ paymentMethod, paymentStatus }: Pick<Booking, 'paymentMethod' | 'paymentStatus'>): boolean {
  return paymentMethod === 'online' && paymentStatus !== 'paid';
}

/**
 * What its owner may do. Cancelling is free until the slot begins, and so is moving to another slot, once an online
 * booking is paid; until then it may be paid in cash instead. A review is for a completed booking.
 */
export function allowedActions(booking: BookingFacts, now: Date): BookingAction[] {
  if (booking.status === 'completed') return ['review'];
  if (booking.status !== 'confirmed' || !booking.isHeld) return [];
  const actions: BookingAction[] = isUnpaid(booking) ? ['pay'] : [];
  if (!isAllowed(booking, { transition: 'cancel', actor: 'customer', now })) return actions;
  return isUnpaid(booking) ? [...actions, 'pay_cash', 'cancel'] : ['cancel', 'reschedule'];
}

/** Cash changes hands when the garage works, or after: never for a booking that may still be cancelled. */
export function mayReceiveCash({ paymentMethod, status }: Pick<Booking, 'paymentMethod' | 'status'>): boolean {
  return paymentMethod === 'cash' && (status === 'in_progress' || status === 'completed');
}
