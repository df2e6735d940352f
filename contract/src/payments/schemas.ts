import { z } from 'zod';
import { instant } from '../shared/dates.ts';

/** The states of one attempt to pay (one link); a captured payment never goes back to an unpaid one. */
export const paymentStates = [
  'created',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
  'refund_failed',
] as const;
export const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

export const refundStates = ['refunding', 'refunded', 'refund_failed'] as const;

/**
 * Why money goes back. `slot_taken`: somebody else has the slot; `slot_closed`: the garage no longer offers it;
 * `own_booking`: the customer has booked otherwise meanwhile; `cash_chosen`: it is paid in
 * cash instead; `by_hand`: a person gave it back at the gateway.
 */
export const refundReasons = [
  'booking_cancelled',
  'slot_taken',
  'slot_closed',
  'own_booking',
  'cash_chosen',
  'already_paid',
  'amount_differs',
  'by_hand',
] as const;
export const refundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof refundReason>;

/** Money on its way back to the customer, always what one payment captured, in full. */
export const refund = z.object({
  state: z.enum(refundStates),
  /** In whole units of the currency and parts of them: 500.5 is ₹500.50. */
  amount: z.number().min(0),
  /** ISO 4217; `INR` unless the gateway took other money. */
  currency: z.string(),
  reason: refundReason,
  requestedAt: instant,
  settledAt: instant.nullable(),
});
export type Refund = z.infer<typeof refund>;
