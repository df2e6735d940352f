import type { BookedService, Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { isAhead, isWithinHorizon } from '../../garages/rules.ts';
import type { CityIndex } from '../../locations/types.ts';
import { findBookingByKey } from '../queries/find-booking.ts';
import { findOwnAt } from '../queries/find-own-at.ts';
import { type BookingFacts, loadBookingFacts } from '../queries/load-booking-facts.ts';
import { findFarCity } from '../rules/address.ts';
import { allowedActions, expectationOf, requestHash, totalOf } from '../rules.ts';
import type { Booker } from '../types.ts';
import { type InsertedBooking, insertBooking } from './insert-booking.ts';

/** `cities` detects addresses too far from the garage; a walk-in needs none. */
export type BookingRequest = Booker & { input: CreateBookingInput; now: Date; cities?: CityIndex };

export type BookingOutcome =
  | { ok: true; booking: Booking /** Created by an earlier request with the same key. */; isRepeated: boolean }
  | {
      ok: false;
      reason:
        | 'GARAGE_NOT_FOUND'
        | 'CUSTOMER_NOT_FOUND'
        | 'ACCOUNT_SUSPENDED'
        | 'IDEMPOTENCY_KEY_USED'
        | 'PAYMENT_METHOD_UNAVAILABLE'
        | 'PHONE_REQUIRED';
    }
  | { ok: false; reason: 'SLOT_UNAVAILABLE'; field: 'bookingDate' | 'bookingTime' }
  | { ok: false; reason: 'SERVICE_UNAVAILABLE' | 'SERVICE_TYPE_UNAVAILABLE'; serviceIds: string[] }
  | { ok: false; reason: 'ADDRESS_TOO_FAR'; city: string; distanceKm: number }
  | { ok: false; reason: 'PRICE_CHANGED'; totalAmount: number; services: BookedService[] }
  | { ok: false; reason: 'SLOT_TAKEN'; alternatives: SlotStart[]; ownBookingId: string | null }
  | { ok: false; reason: 'NO_MECHANICS' }
  | { ok: false; reason: 'OWN_BOOKING'; bookingId: string }
  | { ok: false; reason: 'TOO_MANY_BOOKINGS'; kind: 'open' | 'unpaid'; maximum: number; bookingId: string }
  | { ok: false; reason: 'NEW_ACCOUNT_BOOKINGS'; maximum: number };

/** Idempotent by key, also for concurrent requests. Nothing is written unless the outcome is `ok`. */
export async function createBooking(db: Database, request: BookingRequest): Promise<BookingOutcome> {
  const { userId, walkIn, input, now } = request;
  const facts = await loadBookingFacts(db, userId, input);
  const repeated = facts.hasKeyedBooking ? await repeatAnswer(db, request) : null;
  if (repeated) return repeated;
  const { garage, slotEnd } = facts;
  const customer = customerOf(request, facts);
  if (!customer) return { ok: false, reason: 'CUSTOMER_NOT_FOUND' };
  if (customer.isSuspended) return { ok: false, reason: 'ACCOUNT_SUSPENDED' };
  if (!garage?.isActive) return { ok: false, reason: 'GARAGE_NOT_FOUND' };
  const refusal = refuseSlot(request, slotEnd) ?? refuseServices(request, facts) ?? refuseVisit(request, facts);
  if (refusal || slotEnd === null) return refusal ?? { ok: false, reason: 'SLOT_UNAVAILABLE', field: 'bookingTime' };
  const services = facts.services.map(({ serviceTypes: _, ...service }) => service);
  const totalAmount = totalOf(services, input.serviceType);
  if (totalAmount !== input.expectedTotal) return { ok: false, reason: 'PRICE_CHANGED', totalAmount, services };
  if (input.paymentMethod === 'online' && totalAmount === 0) return { ok: false, reason: 'PAYMENT_METHOD_UNAVAILABLE' };
  try {
    const { vehicleId } = facts;
    const priced = { services, totalAmount, slotEnd, customer, now };
    const written = { booker: request, input, vehicleId, garageName: garage.name, ...priced };
    const inserted = await insertBooking(db, written);
    if (!inserted.ok) return (await repeatAnswer(db, request)) ?? (await refuse(db, request, inserted.claim));
    const booking = toCreated(inserted.row, { userId, input, garage, ...priced });
    return { ok: true, booking, isRepeated: false };
  } catch (error) {
    const key = walkIn ? 'bookings_walk_in_key' : 'bookings_idempotency_key';
    const repeated = isDatabaseError(error, uniqueViolation, key) ? await repeatAnswer(db, request) : null;
    if (!repeated) throw error;
    return repeated;
  }
}

interface Created {
  userId: string | null;
  customer: NonNullable<BookingFacts['customer']>;
  input: CreateBookingInput;
  garage: NonNullable<BookingFacts['garage']>;
  services: BookedService[];
  totalAmount: number;
  slotEnd: string;
  now: Date;
}

function toCreated(row: InsertedBooking, created: Created): Booking {
  const { userId, customer, input, garage, services, totalAmount, slotEnd, now } = created;
  const { serviceType, bookingDate, bookingTime, vehicleType, vehicleMake, vehicleModel, address, paymentMethod } =
    input;
  const state = { status: row.status, paymentMethod, paymentStatus: row.payment_status, bookingDate, bookingTime };
  const visit = { serviceType, bookingDate, bookingTime, endTime: slotEnd, serviceDetails: services };
  return {
    ...state,
    ...visit,
    ...expectationOf({ ...visit, status: row.status }, garage.hours),
    id: row.id,
    userId,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    serviceId: input.serviceIds[0] ?? row.id,
    garageId: input.garageId,
    garageName: garage.name,
    garageLocation: garage.location,
    garageImageUrl: garage.imageUrl,
    garageLatitude: garage.latitude,
    garageLongitude: garage.longitude,
    serviceNames: services.map((service) => service.name),
    vehicleType,
    vehicleMake,
    vehicleModel,
    address,
    additionalNotes: input.notes,
    notes: row.notes,
    totalAmount,
    cancelReason: null,
    heldUntil: row.held_until && new Date(row.held_until).toISOString(),
    holdEndsAt: row.hold_ends_at && new Date(row.hold_ends_at).toISOString(),
    assignedMechanicId: row.assigned_mechanic_id,
    assignedMechanicName: row.assigned_mechanic_name,
    assignedAt: row.assigned_at && new Date(row.assigned_at).toISOString(),
    refund: null,
    review: null,
    allowedActions: allowedActions({ ...state, isHeld: true }, now),
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function refuseSlot({ input, walkIn, now }: BookingRequest, slotEnd: string | null): BookingOutcome | null {
  if (!isWithinHorizon(input.bookingDate, now)) return { ok: false, reason: 'SLOT_UNAVAILABLE', field: 'bookingDate' };
  const isOpen = slotEnd !== null && isAhead(input.bookingDate, walkIn ? slotEnd : input.bookingTime, now);
  return isOpen ? null : { ok: false, reason: 'SLOT_UNAVAILABLE', field: 'bookingTime' };
}

function refuseServices({ input, walkIn }: BookingRequest, { services }: BookingFacts): BookingOutcome | null {
  const offered = new Set(services.map((service) => service.id));
  const unknown = input.serviceIds.filter((serviceId) => !offered.has(serviceId));
  if (unknown.length > 0) return { ok: false, reason: 'SERVICE_UNAVAILABLE', serviceIds: unknown };
  const unfit = services.filter(({ serviceTypes }) => !walkIn && !serviceTypes.includes(input.serviceType));
  if (unfit.length === 0) return null;
  return { ok: false, reason: 'SERVICE_TYPE_UNAVAILABLE', serviceIds: unfit.map(({ id }) => id) };
}

function refuseVisit(
  { input, walkIn, cities }: BookingRequest,
  { garage, customer }: BookingFacts,
): BookingOutcome | null {
  if (walkIn) return null;
  if (!(input.customerPhone ?? customer?.phone)) return { ok: false, reason: 'PHONE_REQUIRED' };
  const far = garage && cities ? findFarCity(cities, { address: input.address, garage }) : null;
  return far && { ok: false, reason: 'ADDRESS_TOO_FAR', ...far };
}

function customerOf({ input, walkIn }: BookingRequest, { customer }: BookingFacts): BookingFacts['customer'] {
  if (walkIn) return { name: walkIn.name, email: '', phone: walkIn.phone, isSuspended: false };
  return customer && { ...customer, phone: input.customerPhone ?? customer.phone };
}

async function repeatAnswer(
  db: Database,
  { userId, walkIn, input, now }: BookingRequest,
): Promise<BookingOutcome | null> {
  const { garageId, idempotencyKey } = input;
  const made = await findBookingByKey(db, { userId, garageId, idempotencyKey, now });
  if (!made) return null;
  if (made.requestHash !== requestHash(input, walkIn)) return { ok: false, reason: 'IDEMPOTENCY_KEY_USED' };
  return { ok: true, booking: made.booking, isRepeated: true };
}

async function refuse(db: Database, request: BookingRequest, claim: Claim): Promise<BookingOutcome> {
  const { refusal, own_booking: bookingId, maximum } = claim;
  switch (refusal) {
    case 'garage_inactive':
      return { ok: false, reason: 'GARAGE_NOT_FOUND' };
    case 'no_mechanics':
      return { ok: false, reason: 'NO_MECHANICS' };
    case 'taken':
      return await answerTaken(db, request);
    case 'too_many_new':
      return { ok: false, reason: 'NEW_ACCOUNT_BOOKINGS', maximum: maximum ?? 0 };
    case 'own_booking':
      if (bookingId !== null) return { ok: false, reason: 'OWN_BOOKING', bookingId };
      break;
    case 'too_many_open':
    case 'too_many_unpaid': {
      const kind = refusal === 'too_many_open' ? 'open' : 'unpaid';
      if (bookingId !== null) return { ok: false, reason: 'TOO_MANY_BOOKINGS', kind, maximum: maximum ?? 0, bookingId };
      break;
    }
    case 'holiday':
    case 'not_offered':
    case null:
      break;
  }
  // The day was closed or its grid changed after the facts were read.
  return { ok: false, reason: 'SLOT_UNAVAILABLE', field: 'bookingTime' };
}

async function answerTaken(db: Database, { userId, input, now }: BookingRequest): Promise<BookingOutcome> {
  const { garageId, bookingDate: date, bookingTime: time } = input;
  const alternatives = await findAlternatives(db, { garageId, date, time, now });
  const ownBookingId = userId === null ? null : await findOwnAt(db, { userId, garageId, date, time });
  return { ok: false, reason: 'SLOT_TAKEN', alternatives, ownBookingId };
}
