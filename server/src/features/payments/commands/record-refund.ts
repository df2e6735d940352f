import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange, system } from '../../calendar/commands/record-change.ts';
import { bookings } from '../../calendar/tables.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { nextRefundState } from '../rules.ts';
import { paymentCaptures, paymentRefunds } from '../tables.ts';
import type { GatewayRefund } from '../types.ts';
import { movePayment } from './move-payment.ts';
import { recordStrangeRefund } from './record-unmatched.ts';
import { refundCapture, requestAgain } from './request-refund.ts';

interface RefundReport {
  gatewayPaymentId: string;
  /** Id of our refund; null for a refund made on the gateway's dashboard. */
  reference: string | null;
  amount: number;
  currency: string;
  gatewayRefundId: string | null;
  state: GatewayRefund['state'];
}

/** A full refund made on the gateway's dashboard settles ours. A refund that does not match is kept for staff. */
export async function recordRefund(tx: Database, report: RefundReport): Promise<void> {
  const { gatewayPaymentId, gatewayRefundId, state } = report;
  const capture = await findCapture(tx, gatewayPaymentId);
  const booking = capture && (await lockBooking(tx, capture.bookingId));
  const refund = capture && booking ? await findRefund(tx, capture, report) : null;
  if (!capture || !booking || !refund) return await recordStrangeRefund(tx, report);
  if (isOfAnother(refund, report)) return;
  const known = await currentState(tx, refund.id);
  const next = nextRefundState(known, state);
  await tx
    .update(paymentRefunds)
    .set({
      gatewayRefundId: gatewayRefundId ?? refund.gatewayRefundId,
      state: next,
      ...(next === 'refunded' ? { settledAt: sql`coalesce(settled_at, now())` } : {}),
    })
    .where(eq(paymentRefunds.id, refund.id));
  if (next === known || (next !== 'refunded' && next !== 'refund_failed')) return;
  if (next === 'refund_failed' && isOwed(refund, report, booking)) {
    await requestAgain(tx, capture, refund.reason === 'by_hand' ? 'booking_cancelled' : refund.reason);
    return;
  }
  await movePayment(tx, capture.paymentId, next);
  // Updates the booking, so that open pages are notified of the refund.
  await tx.update(bookings).set({ updatedAt: sql`now()` }).where(eq(bookings.id, booking.id));
  await recordChange(tx, {
    bookingId: booking.id,
    kind: next,
    actor: system,
    details: { amount: refund.amount, currency: capture.currency },
  });
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    data: {
      booking_id: booking.id,
      kind: next,
      amount: refund.amount,
      currency: capture.currency,
      date: booking.bookingDate,
      time: booking.bookingTime,
    },
    subject: `${next} ${gatewayPaymentId}`,
    isMailed: true,
  });
}

type StoredRefund = typeof paymentRefunds.$inferSelect;

function isOfAnother({ id, gatewayRefundId }: StoredRefund, report: RefundReport): boolean {
  if (report.state !== 'refund_failed' || report.reference === id) return false;
  return gatewayRefundId === null || report.gatewayRefundId !== gatewayRefundId;
}

/** A refund made by hand has failed, so we must request it. */
function isOwed({ id, reason }: StoredRefund, report: RefundReport, { status }: LockedBooking): boolean {
  return report.reference !== id && (reason !== 'by_hand' || status === 'cancelled');
}

type Capture = typeof paymentCaptures.$inferSelect;

async function findCapture(tx: Database, gatewayPaymentId: string): Promise<Capture | null> {
  const [capture] = await tx
    .select()
    .from(paymentCaptures)
    .where(eq(paymentCaptures.gatewayPaymentId, gatewayPaymentId));
  return capture ?? null;
}

async function findRefund(tx: Database, capture: Capture, report: RefundReport) {
  const isWhole = report.amount === capture.amount && report.currency === capture.currency;
  if (isWhole && report.state !== 'refund_failed') await refundCapture(tx, capture, 'by_hand');
  const [refund] = await tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.gatewayPaymentId, capture.gatewayPaymentId));
  return refund && (isWhole || report.reference === refund.id) ? refund : null;
}

/** Reads it again under the booking's lock, because another report may have been processed in between. */
async function currentState(tx: Database, refundId: string) {
  const [row] = await tx
    .select({ state: paymentRefunds.state })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, refundId));
  return row?.state ?? 'refunding';
}
