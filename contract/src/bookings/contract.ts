import { z } from 'zod';
import { slotStart } from '../garages/schemas.ts';
import { signedIn } from '../shared/base.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';
import { rupees } from '../shared/money.ts';
import { pageInput, pageOf } from '../shared/pages.ts';
import { bookedService, booking, createBookingInput } from './schemas.ts';

const tags = ['bookings'];

const createErrors = {
  ...notFound,
  /** The slot is not in the garage's grid, is past, or lies beyond the booking horizon. */
  SLOT_UNAVAILABLE: { status: 422, message: 'This time cannot be booked.', data: fieldData },
  /** A service is unknown or belongs to another garage. */
  SERVICE_UNAVAILABLE: {
    status: 422,
    message: 'One of the services is not offered by this garage.',
    data: fieldData.extend({ serviceIds: z.array(id) }),
  },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'This payment method is not available yet.', data: fieldData },
  SLOT_TAKEN: {
    status: 409,
    message: 'This time has just been taken.',
    data: fieldData.extend({ alternatives: z.array(slotStart) }),
  },
  PRICE_CHANGED: {
    status: 409,
    message: 'The price has changed.',
    data: fieldData.extend({ totalAmount: rupees, services: z.array(bookedService) }),
  },
  IDEMPOTENCY_KEY_USED: { status: 409, message: 'This key belongs to another booking.', data: fieldData },
} as const;

export const bookingsContract = {
  create: signedIn
    .errors(createErrors)
    .route({ method: 'POST', path: '/bookings', tags, summary: 'Book services for a slot', successStatus: 201 })
    .input(createBookingInput)
    .output(booking),
  list: signedIn
    .route({ method: 'GET', path: '/bookings', tags, summary: 'Own bookings, newest first' })
    .input(pageInput)
    .output(pageOf(booking)),
  get: signedIn
    .errors(notFound)
    .route({ method: 'GET', path: '/bookings/{bookingId}', tags, summary: 'One of the own bookings' })
    .input(z.strictObject({ bookingId: id }))
    .output(booking),
};
