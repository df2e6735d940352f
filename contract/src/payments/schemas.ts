import { z } from 'zod';
import { instant } from '../shared/date-schemas.ts';
import { refundReasons } from '../shared/known-values.ts';

/** A captured payment never becomes unpaid again. */
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

export const refundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof refundReason>;

/** Always the full amount of one captured payment. */
export const refund = z.object({
  state: z.enum(refundStates),
  /** In units of the currency: 500.5 is ₹500.50. */
  amount: z.number().min(0),
  /** ISO 4217. */
  currency: z.string(),
  reason: refundReason,
  requestedAt: instant,
  settledAt: instant.nullable(),
});
export type Refund = z.infer<typeof refund>;
