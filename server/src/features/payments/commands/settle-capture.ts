import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../bookings/commands/lock-booking.ts';
import { recordChange, system } from '../../bookings/commands/record-change.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { Payment } from '../queries/find-payment.ts';
import { type CaptureVerdict, judgeCapture } from '../rules.ts';
import { paymentCaptures } from '../tables.ts';
import type { GatewayCapture } from '../types.ts';
import { movePayment } from './move-payment.ts';
import { refundCapture } from './request-refund.ts';
import { tellRefund } from './tell-refund.ts';

interface ArrivedMoney extends GatewayCapture {
  payment: Payment;
  now: Date;
}

/**
 * Money has come: it pays the booking, wins its released slot back, or is refunded in full. One capture is settled once,
 * however often and at once it is told; a booking is paid by one capture at most.
 */
export async function settleCapture(
  tx: Database,
  { payment, gatewayPaymentId, amount, now }: ArrivedMoney,
): Promise<void> {
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking || (await isKnown(tx, gatewayPaymentId))) return;
  const isPaid = await hasPaid(tx, booking.id);
  const verdict = await claimSlot(tx, booking, judgeCapture({ ...booking, amount, isPaid }));
  const isUsed = 'use' in verdict;
  const capture = { gatewayPaymentId, paymentId: payment.id, bookingId: booking.id, amount, isUsed };
  await tx.insert(paymentCaptures).values(capture);
  await movePayment(tx, payment.id, 'captured');
  if ('use' in verdict) return await confirmPaid(tx, booking, { amount, isRegained: verdict.use === 'slot_to_regain' });
  await refundCapture(tx, capture, verdict.refund);
  await tellRefund(tx, { booking, amount, reason: verdict.refund, gatewayPaymentId, now });
}

async function isKnown(tx: Database, gatewayPaymentId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from payment_captures where gateway_payment_id = ${gatewayPaymentId}`);
  return rows.length > 0;
}

async function hasPaid(tx: Database, bookingId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from payment_captures where booking_id = ${bookingId} and is_used`);
  return rows.length > 0;
}

/** A released slot is claimed as a new booking would claim it; when it is taken or past, the money goes back. */
async function claimSlot(tx: Database, booking: LockedBooking, verdict: CaptureVerdict): Promise<CaptureVerdict> {
  if (!('use' in verdict) || verdict.use === 'slot_kept') return verdict;
  if (booking.isAhead && (await regainSlot(tx, booking))) return verdict;
  await releaseUnpaid(tx, booking);
  return { refund: 'slot_taken' };
}

async function regainSlot(tx: Database, booking: LockedBooking): Promise<boolean> {
  // Kept from the release that claiming a slot begins with: its customer would be told of a loss that is none.
  await tx.execute(sql`update bookings set held_until = 'infinity' where id = ${booking.id}`);
  const { rows } = await tx.execute(sql`
    update bookings set status = 'confirmed', cancel_reason = null, cancelled_at = null,
      assigned_mechanic_id = claimed.mechanic_id, assigned_mechanic_name = claimed.mechanic_name,
      assigned_at = case when claimed.mechanic_id is not null then now() end
    from claim_free_mechanic(${booking.garageId}::uuid, ${booking.bookingDate}::date, ${booking.bookingTime}::time,
      ${booking.endTime}::time, ${booking.id}::uuid, ${booking.mechanicId}::uuid) as claimed
    where id = ${booking.id} returning id`);
  return rows.length > 0;
}

async function releaseUnpaid(tx: Database, booking: LockedBooking): Promise<void> {
  await tx.execute(sql`
    update bookings set held_until = now(), payment_status = 'failed', updated_at = now(),
      status = 'cancelled', cancel_reason = 'unpaid', cancelled_at = coalesce(cancelled_at, now())
    where id = ${booking.id}`);
  if (booking.status === 'confirmed') {
    await recordChange(tx, { bookingId: booking.id, kind: 'slot_released', actor: system });
  }
}

async function confirmPaid(
  tx: Database,
  booking: LockedBooking,
  { amount, isRegained }: { amount: number; isRegained: boolean },
): Promise<void> {
  const { rows } = await tx.execute<{ mechanic: string | null; garage: string | null }>(sql`
    update bookings set payment_status = 'paid', held_until = null, updated_at = now()
    where id = ${booking.id}
    returning assigned_mechanic_name as mechanic, (select name from garages where id = garage_id) as garage`);
  const bookingId = booking.id;
  if (isRegained) {
    const details = { mechanicName: rows[0]?.mechanic ?? null };
    await recordChange(tx, { bookingId, kind: 'slot_regained', actor: system, details });
  }
  await recordChange(tx, { bookingId, kind: 'paid', actor: system, details: { amount } });
  await notify(tx, {
    userId: booking.userId,
    type: 'booking',
    data: {
      booking_id: bookingId,
      kind: 'paid',
      amount,
      garage_name: rows[0]?.garage ?? null,
      date: booking.bookingDate,
      time: booking.bookingTime,
    },
    subject: `paid ${bookingId}`,
    isMailed: true,
  });
}
