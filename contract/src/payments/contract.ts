import { z } from 'zod';
import { booking } from '../bookings/schemas.ts';
import { open, signedIn } from '../shared/base.ts';
import { instant } from '../shared/dates.ts';
import { fieldData, notFound } from '../shared/errors.ts';
import { id } from '../shared/ids.ts';

const tags = ['payments'];

const linkErrors = {
  ...notFound,
  /** The booking is paid, is paid in cash, is cancelled, or has lost its slot. */
  NOTHING_TO_PAY: { status: 409, message: 'There is nothing to pay for this booking.', data: fieldData },
  HOLD_EXPIRED: {
    status: 409,
    message: 'The slot was released because the payment did not come in time.',
    data: fieldData,
  },
  /** The hold ends before a new link would expire. The booking can still be paid in cash. */
  TOO_LITTLE_TIME: {
    status: 409,
    message: 'There is too little time left to pay online. You can still pay in cash.',
    data: fieldData,
  },
  TOO_MANY_ATTEMPTS: { status: 409, message: 'This booking has been tried too often.', data: fieldData },
  /** The booking is unchanged, so a retry is safe. */
  GATEWAY_FAILED: {
    status: 502,
    message: 'Failed to create payment link. Please try again or choose Cash on Service.',
  },
} as const;

/** `unknown`: the booking does not exist, or the URL does not name one of its payments. */
export const outcomeStates = ['checking', 'paid', 'failed', 'released', 'refunding', 'refunded', 'unknown'] as const;
export const outcomeState = z.enum(outcomeStates);
export type OutcomeState = z.infer<typeof outcomeState>;

/**
 * The state of a payment. Anyone with the URL that contains both ids, to which the gateway returns, can see the state.
 * Only the owner of the booking gets personal details and the booking.
 */
export const paymentOutcome = z.object({
  state: outcomeState,
  /** How long the slot is kept without payment. The seconds are computed with the server's clock. */
  heldUntil: instant.nullable(),
  secondsLeft: z.int().nullable(),
  /**
   * When the slot is finally lost, however often payment was tried. The seconds are computed with the server's clock.
   */
  holdEndsAt: instant.nullable(),
  finalSecondsLeft: z.int().nullable(),
  /** Whether a payment link is available: one exists, or attempts and time are left for another. */
  canRetry: z.boolean(),
  /** Whether the booking can be paid in cash instead. */
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
      summary: 'How the payment of a booking stands',
      description: 'Everybody may ask; what names the booking is told only to its owner.',
    })
    .input(z.strictObject({ bookingId: id, paymentId: id.optional() }))
    .output(paymentOutcome),
};
