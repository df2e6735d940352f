import { z } from 'zod';
import { slotStart } from '../garages/schemas.ts';
import { signedIn } from '../shared/base.ts';
import { calendarDate, clockTime } from '../shared/date-schemas.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { limits } from '../shared/limits.ts';
import { rupees } from '../shared/money.ts';
import { pageOf } from '../shared/pages.ts';
import { text } from '../shared/text.ts';
import {
  bookedService,
  booking,
  bookingChange,
  bookingStatus,
  createBookingInput,
  listBookingsInput,
} from './schemas.ts';

const tags = ['bookings'];

/** The time is not in the garage's grid, in the past, or beyond the booking horizon. */
const SLOT_UNAVAILABLE = { status: 422, message: 'This time cannot be booked.', data: fieldData } as const;

const SLOT_TAKEN = {
  status: 409,
  message: 'This time has just been taken.',
  data: fieldData.extend({
    alternatives: z.array(slotStart),
    ownBookingId: id.nullable(),
  }),
} as const;

const NO_MECHANICS = {
  status: 409,
  message: 'This garage has no active mechanic at the moment, so it takes no bookings.',
  data: fieldData,
} as const;

const OWN_BOOKING = {
  status: 409,
  message: 'You already have a booking for this vehicle at that time.',
  data: fieldData.extend({ bookingId: id }),
} as const;

const NEW_ACCOUNT_BOOKINGS = {
  status: 429,
  message:
    'Too many new accounts have booked from your network or phone number. Try the other way to pay, or book tomorrow.',
  data: fieldData.extend({ maximum: z.int() }),
} as const;

/** The work has begun, the booking is over, or its payment is pending. */
const BOOKING_CLOSED = {
  status: 409,
  message: 'This booking can no longer be changed.',
  data: fieldData.extend({ status: bookingStatus }),
} as const;

const oneBooking = z.strictObject({ bookingId: id });

const createErrors = {
  ...notFound,
  SLOT_UNAVAILABLE,
  SERVICE_UNAVAILABLE: {
    status: 422,
    message: 'One of the services is not offered by this garage.',
    data: fieldData.extend({ serviceIds: z.array(id) }),
  },
  SERVICE_TYPE_UNAVAILABLE: {
    status: 422,
    message: 'One of the services cannot be done this way.',
    data: fieldData.extend({ serviceIds: z.array(id) }),
  },
  /** The garage has to visit, and neither the booking nor the profile has a number. */
  PHONE_REQUIRED: { status: 422, message: 'Please give a phone number for this booking.', data: fieldData },
  ADDRESS_TOO_FAR: {
    status: 422,
    message: 'This address is too far from the garage.',
    data: fieldData.extend({ city: z.string(), distanceKm: z.int() }),
  },
  /** An online payment needs at least one rupee. */
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'This booking cannot be paid online.', data: fieldData },
  SLOT_TAKEN,
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed.',
    data: fieldData.extend({ totalAmount: rupees, services: z.array(bookedService) }),
  },
  NO_MECHANICS,
  OWN_BOOKING,
  TOO_MANY_BOOKINGS: {
    status: 409,
    message: 'You have too many open bookings. Complete, pay or cancel one of them first.',
    data: fieldData.extend({
      kind: z.enum(['open', 'unpaid']),
      maximum: z.int(),
      bookingId: id,
    }),
  },
  NEW_ACCOUNT_BOOKINGS,
  IDEMPOTENCY_KEY_USED: { status: 409, message: 'This key belongs to another booking.', data: fieldData },
} as const;

export const bookingsContract = {
  create: signedIn
    .meta({ asksSuspensionItself: true })
    .errors(createErrors)
    .route({ method: 'POST', path: '/bookings', tags, summary: 'Book services for a slot', successStatus: 201 })
    .input(createBookingInput)
    .output(booking),
  list: signedIn
    .route({ method: 'GET', path: '/bookings', tags, summary: "The customer's bookings, newest first" })
    .input(listBookingsInput)
    .output(pageOf(booking)),
  get: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/bookings/{bookingId}', tags, summary: "One of the customer's bookings" })
    .input(oneBooking)
    .output(booking),
  cancel: signedIn
    .meta({ openToSuspended: 'A garage should not wait in vain, and open bookings block the deletion of the account' })
    .errors({ ...notFound, BOOKING_CLOSED })
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/cancel',
      tags,
      summary: 'Cancel a booking before its slot begins; online payments are refunded',
    })
    .input(
      oneBooking.extend({
        reason: text().trim().max(limits.reasonLength).default(''),
        /** A page that abandons an unpaid booking sets this. Refuses paid and cash bookings with `BOOKING_CLOSED`. */
        onlyUnpaid: z.boolean().default(false),
      }),
    )
    .output(booking),
  reschedule: signedIn
    .errors({ ...notFound, BOOKING_CLOSED, SLOT_UNAVAILABLE, SLOT_TAKEN, NO_MECHANICS, OWN_BOOKING })
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/reschedule',
      tags,
      summary: 'Move a booking to another slot of its garage',
    })
    .input(oneBooking.extend({ bookingDate: calendarDate, bookingTime: clockTime }))
    .output(booking),
  payInCash: signedIn
    .errors({ ...notFound, BOOKING_CLOSED, NEW_ACCOUNT_BOOKINGS })
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/pay-in-cash',
      tags,
      summary: 'Pay an unpaid online booking in cash instead; it keeps its slot',
    })
    .input(oneBooking)
    .output(booking),
  history: signedIn
    .errors(notFound)
    .route({
      method: 'GET',
      path: '/bookings/{bookingId}/history',
      tags,
      summary: "A booking's history, oldest first",
    })
    .input(oneBooking)
    .output(z.array(bookingChange)),
  calendar: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/bookings/{bookingId}/calendar', tags, summary: 'The booking as an iCalendar file' })
    .input(oneBooking)
    .output(z.file()),
};
