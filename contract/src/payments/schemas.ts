import { z } from 'zod';
import { instant } from '../shared/dates.ts';

/** States of one payment attempt (one link). A captured payment never becomes unpaid again. */
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
 * Why a payment is refunded. `slot_taken`: somebody else has the slot. `slot_closed`: the garage no longer offers it.
 * `own_booking`: the customer has made another booking. `cash_chosen`: the customer pays in cash instead. `by_hand`: a
 * person refunded it at the gateway.
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

/** A refund to the customer. It always returns the full amount of one captured payment. */
export const refund = z.object({
  state: z.enum(refundStates),
  /** In units of the currency, with decimals: 500.5 is ₹500.50. */
  amount: z.number().min(0),
  /** ISO 4217. `INR` unless the gateway captured another currency. */
  currency: z.string(),
  reason: refundReason,
  requestedAt: instant,
  settledAt: instant.nullable(),
});
export type Refund = z.infer<typeof refund>;
