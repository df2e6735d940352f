import { createHash } from 'node:crypto';
import type {
  BookedService,
  Booking,
  BookingAction,
  CreateBookingInput,
  ServiceType,
} from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { isAhead } from '../garages/rules.ts';

/** Sum of the services plus the home-service fee, in rupees (specification, section 9). */
export function totalOf(services: readonly BookedService[], serviceType: ServiceType): number {
  const fee = serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return services.reduce((sum, service) => sum + service.price, fee);
}

const serviceTypeNames: Record<ServiceType, string> = { pickup: 'Pickup', home_service: 'Home service' };

/** Everything that Unicode makes a reader start a new line for. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029][\s\u0085]*/g;

interface Composition {
  services: readonly BookedService[];
  serviceType: ServiceType;
  address: string;
  additionalNotes: string;
}

/**
 * What the garage reads: services, service type, address, additional notes if any (specification, section 3). Whatever
 * the customer wrote, no line of it can be taken for one of ours: an address is one line, further notes are indented.
 */
export function composeNotes({ services, serviceType, address, additionalNotes }: Composition): string {
  const lines = [
    `Services: ${services.map((service) => service.name).join(', ')}`,
    `Service type: ${serviceTypeNames[serviceType]}`,
    `Address: ${address.replace(lineBreaks, ', ')}`,
  ];
  if (additionalNotes) lines.push(`Additional notes: ${additionalNotes.replace(lineBreak, '\n  ')}`);
  return lines.join('\n');
}

/** Alike for requests that ask for the same booking; the key itself plays no part, nor does the order of keys. */
export function requestHash({ idempotencyKey: _key, ...wish }: CreateBookingInput): string {
  const ordered = Object.entries(wish).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(ordered)).digest('base64url');
}

type BookingFacts = Pick<Booking, 'status' | 'paymentMethod' | 'paymentStatus' | 'bookingDate' | 'bookingTime'> & {
  /** Whether it keeps its slot: an unpaid booking does until its hold ends. */
  isHeld: boolean;
};

/**
 * What its owner may do. Cancelling is free until the slot begins, and so is moving to another slot, once an online
 * booking is paid; a review is for a completed booking.
 */
export function allowedActions(booking: BookingFacts, now: Date): BookingAction[] {
  if (booking.status === 'completed') return ['review'];
  if (booking.status !== 'confirmed' || !booking.isHeld) return [];
  const isUnpaid = booking.paymentMethod === 'online' && booking.paymentStatus !== 'paid';
  const isStillAhead = isAhead(booking.bookingDate, booking.bookingTime, now);
  const actions: BookingAction[] = isUnpaid ? ['pay'] : [];
  if (isStillAhead) actions.push('cancel');
  if (isStillAhead && !isUnpaid) actions.push('reschedule');
  return actions;
}
