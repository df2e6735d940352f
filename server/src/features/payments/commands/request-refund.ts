import type { RefundReason } from '@pahiya/contract/payments/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { recordChange, system } from '../../calendar/commands/record-change.ts';
import { paymentCaptures, paymentRefunds } from '../tables.ts';
import { movePayment } from './move-payment.ts';

/** The booking must be locked. False if no money pays it or the refund was requested before and has not failed. */
export async function requestRefund(
  tx: Database,
  { bookingId, reason }: { bookingId: string; reason: RefundReason },
): Promise<boolean> {
  const [capture] = await tx
    .select()
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.bookingId, bookingId), eq(paymentCaptures.isUsed, true)));
  if (!capture) return false;
  return (await refundCapture(tx, capture, reason)) || (await requestAgain(tx, capture, reason));
}

type Capture = Pick<
  typeof paymentCaptures.$inferSelect,
  'gatewayPaymentId' | 'paymentId' | 'bookingId' | 'amount' | 'currency' | 'isUsed'
>;

/** Refunds the whole amount once, because the refund's key is the capture's. */
export async function refundCapture(tx: Database, capture: Capture, reason: RefundReason): Promise<boolean> {
  const { gatewayPaymentId, amount } = capture;
  const asked = await tx
    .insert(paymentRefunds)
    .values({ id: uuidv7(), gatewayPaymentId, amount, reason, state: 'refunding' })
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  if (asked.length === 0) return false;
  await recordRequest(tx, capture, reason);
  return true;
}

/** Uses a new id, because the gateway would return the failed refund for the old one. False if no refund has failed. */
export async function requestAgain(tx: Database, capture: Capture, reason: RefundReason): Promise<boolean> {
  const { gatewayPaymentId } = capture;
  const isFailed = and(
    eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId),
    eq(paymentRefunds.state, 'refund_failed'),
  );
  const unasked = { gatewayRefundId: null, attempts: 0, askedAt: null, createdAt: sql`now()` };
  const asked = await tx
    .update(paymentRefunds)
    .set({ id: uuidv7(), reason, state: 'refunding', ...unasked })
    .where(isFailed)
    .returning({ id: paymentRefunds.id });
  if (asked.length === 0) return false;
  await recordRequest(tx, capture, reason);
  return true;
}

async function recordRequest(tx: Database, capture: Capture, reason: RefundReason): Promise<void> {
  const { amount, currency, bookingId, paymentId } = capture;
  // A capture that pays nothing may come from a link that already paid the booking. That attempt stays paid.
  if (capture.isUsed || !(await hasUsedCapture(tx, paymentId))) await movePayment(tx, paymentId, 'refund_asked');
  await recordChange(tx, { bookingId, kind: 'refund_started', actor: system, details: { amount, currency, reason } });
}

async function hasUsedCapture(tx: Database, paymentId: string): Promise<boolean> {
  const used = await tx
    .select({ id: paymentCaptures.gatewayPaymentId })
    .from(paymentCaptures)
    .where(and(eq(paymentCaptures.paymentId, paymentId), eq(paymentCaptures.isUsed, true)));
  return used.length > 0;
}
