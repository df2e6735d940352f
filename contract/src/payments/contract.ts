import { z } from 'zod';
import { booking } from '../bookings/schemas.ts';
import { open, signedIn } from '../shared/base.ts';
import { instant } from '../shared/date-schemas.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';

const tags = ['payments'];

const linkErrors = {
  ...notFound,
  /** Paid, to be paid in cash, cancelled, or without its slot. */
  NOTHING_TO_PAY: { status: 409, message: 'There is nothing to pay for this booking.', data: fieldData },
  HOLD_EXPIRED: {
    status: 409,
    message: 'The slot was released because the payment did not come in time.',
    data: fieldData,
  },
  /** A new link would outlive the hold. */
  TOO_LITTLE_TIME: {
    status: 409,
    message: 'There is too little time left to pay online. You can still pay in cash.',
    data: fieldData,
  },
  TOO_MANY_ATTEMPTS: { status: 409, message: 'There were too many attempts to pay for this booking.', data: fieldData },
  /** Nothing was changed, so a retry is safe. */
  GATEWAY_FAILED: {
    status: 502,
    message: 'Failed to create payment link. Please try again or choose Cash on Service.',
  },
} as const;

/** `unknown`: the URL does not name a payment of a booking. */
export const outcomeStates = ['checking', 'paid', 'failed', 'released', 'refunding', 'refunded', 'unknown'] as const;
export const outcomeState = z.enum(outcomeStates);
export type OutcomeState = z.infer<typeof outcomeState>;

/** Anyone with both ids can see the state; only the owner gets personal details and the booking. */
export const paymentOutcome = z.object({
  state: outcomeState,
  /** The seconds are computed with the server's clock. */
  heldUntil: instant.nullable(),
  secondsLeft: z.int().nullable(),
  /** When the slot is finally lost, however often payment was tried. */
  holdEndsAt: instant.nullable(),
  finalSecondsLeft: z.int().nullable(),
  /** A link exists, or attempts and time are left for another. */
  canRetry: z.boolean(),
  canPayCash: z.boolean(),
  booking: booking.nullable(),
});
export type PaymentOutcome = z.infer<typeof paymentOutcome>;

export const paymentsContract = {
  createLink: signedIn
    .errors(linkErrors)
    .route({
      method: 'POST',
      path: '/bookings/{bookingId}/payment-link',
      tags,
      summary: 'A link to pay a booking online: the open one, or a fresh one after a failure',
    })
    .input(z.strictObject({ bookingId: id }))
    .output(z.object({ paymentId: id, paymentUrl: z.string(), expiresAt: instant })),
  outcome: open
    .route({
      method: 'GET',
      path: '/bookings/{bookingId}/payment',
      tags,
      summary: "State of a booking's payment",
      description: "Public; only the owner gets the booking's details.",
    })
    .input(z.strictObject({ bookingId: id, paymentId: id.optional() }))
    .output(paymentOutcome),
};
