import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { lockBooking } from '../../bookings/commands/lock-booking.ts';
import { recordChange, system } from '../../bookings/commands/record-change.ts';
import { bookings } from '../../bookings/tables.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { nextRefundState } from '../rules.ts';
import { paymentCaptures, paymentRefunds } from '../tables.ts';
import type { GatewayRefund } from '../types.ts';
import { movePayment } from './move-payment.ts';

interface RefundReport {
  gatewayPaymentId: string;
  /** Our refund's id; null for one that was made in the gateway's own desk. */
  reference: string | null;
  /** Rupees. */
  amount: number;
  /** Null when the gateway refused to make one. */
  gatewayRefundId: string | null;
  state: GatewayRefund['state'];
}

/**
 * How a refund stands at the gateway. One that was made in the gateway's own desk settles ours when it gave everything
 * back, as a person makes it whom ours has failed; one of a part of the money changes nothing here.
 */
export async function noteRefund(tx: Database, report: RefundReport): Promise<void> {
  const { gatewayPaymentId, gatewayRefundId, state } = report;
  const [found] = await tx
    .select({ refund: paymentRefunds, capture: paymentCaptures })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, eq(paymentCaptures.gatewayPaymentId, paymentRefunds.gatewayPaymentId))
    .where(eq(paymentRefunds.gatewayPaymentId, gatewayPaymentId));
  const booking = found && (await lockBooking(tx, found.capture.bookingId));
  if (!found || !booking) return;
  const { refund, capture } = found;
  if (report.reference !== refund.id && report.amount !== refund.amount) return;
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
  await movePayment(tx, capture.paymentId, next);
  // Open pages hear of a booking's changes, and how its money stands is one.
  await tx.update(bookings).set({ updatedAt: sql`now()` }).where(eq(bookings.id, booking.id));
  await recordChange(tx, { bookingId: booking.id, kind: next, actor: system, details: { amount: refund.amount } });
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    data: {
      booking_id: booking.id,
      kind: next,
      amount: refund.amount,
      date: booking.bookingDate,
      time: booking.bookingTime,
    },
    subject: `${next} ${gatewayPaymentId}`,
    isMailed: true,
  });
}

/** Read again under the booking's lock: another report may have come in between. */
async function currentState(tx: Database, refundId: string) {
  const [row] = await tx
    .select({ state: paymentRefunds.state })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.id, refundId));
  return row?.state ?? 'refunding';
}
