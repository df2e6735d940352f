import type { RefundReason } from '@pahiya/contract/payments/schemas';
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { recordChange, system } from '../../bookings/commands/record-change.ts';
import { paymentCaptures, paymentRefunds } from '../tables.ts';
import { movePayment } from './move-payment.ts';

/**
 * Asks for the refund of the money that pays a booking, in full; false when there is none or it was asked before. The
 * booking's row must be locked. The gateway is asked after the commit, by the work list.
 */
export async function requestRefund(
  tx: Database,
  { bookingId, reason }: { bookingId: string; reason: RefundReason },
): Promise<boolean> {
  const [capture] = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.bookingId, bookingId), eq(paymentCaptures.isUsed, true)));
  return capture !== undefined && (await refundCapture(tx, capture, reason));
}

type Capture = Pick<
  typeof paymentCaptures.$inferSelect,
  'gatewayPaymentId' | 'paymentId' | 'bookingId' | 'amount' | 'currency' | 'isUsed'
>;

/** The refund's key is the capture's: however often and at once this runs, there is one, of the whole amount. */
export async function refundCapture(tx: Database, capture: Capture, reason: RefundReason): Promise<boolean> {
  const { gatewayPaymentId, amount, currency, bookingId, paymentId } = capture;
  const asked = await tx
    .insert(paymentRefunds)
    .values({ id: uuidv7(), gatewayPaymentId, amount, reason, state: 'refunding' })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  if (asked.length === 0) return false;
  // Money that pays nothing may have come over a link that has paid the booking already: that attempt stays paid.
  if (capture.isUsed || !(await hasUsedCapture(tx, paymentId))) await movePayment(tx, paymentId, 'refund_asked');
  await recordChange(tx, { bookingId, kind: 'refund_started', actor: system, details: { amount, currency, reason } });
  return true;
}

async function hasUsedCapture(tx: Database, paymentId: string): Promise<boolean> {
  const used = await tx
    .select({ id: paymentCaptures.gatewayPaymentId })
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.paymentId, paymentId), eq(paymentCaptures.isUsed, true)));
  return used.length > 0;
}
