import { z } from 'zod';
import { instant } from '../shared/dates.ts';
import { rupees } from '../shared/money.ts';

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

export const refundReasons = ['booking_cancelled', 'slot_taken', 'already_paid', 'amount_differs'] as const;
export const refundReason = z.enum(refundReasons);
export type RefundReason = z.infer<typeof refundReason>;

/** Money on its way back to the customer, always what one payment captured, in full. */
export const refund = z.object({
  state: z.enum(refundStates),
  amount: rupees,
  reason: refundReason,
  requestedAt: instant,
  settledAt: instant.nullable(),
});
export type Refund = z.infer<typeof refund>;
