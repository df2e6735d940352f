import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { claimantOf } from '../../calendar/commands/claimant.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange, system } from '../../calendar/commands/record-change.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import { slotFacts } from '../../calendar/rules.ts';
import type { BookingLimits } from '../../calendar/types.ts';
import { notify } from '../../notifications/commands/notify.ts';
import type { Payment } from '../queries/find-payment.ts';
import { type CaptureVerdict, judgeCapture, refundReasonOf } from '../rules.ts';
import { paymentCaptures } from '../tables.ts';
import type { GatewayCapture } from '../types.ts';
import { movePayment } from './move-payment.ts';
import { notifyOfRefund } from './notify-of-refund.ts';
import { refundCapture } from './request-refund.ts';

export interface ArrivedMoney extends GatewayCapture {
  payment: Payment;
  now: Date;
  bookingLimits: BookingLimits;
}

/** Settles a capture once, however often and concurrently it is reported. At most one capture pays a booking. */
export async function settleCapture(tx: Database, money: ArrivedMoney): Promise<void> {
  const { payment, gatewayPaymentId, amount, currency, now } = money;
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking || (await isKnown(tx, gatewayPaymentId))) return;
  const isPaid = await hasPaid(tx, booking.id);
  const verdict = await claimSlot(tx, booking, judgeCapture({ ...booking, amount, currency, isPaid }), money);
  const isUsed = 'use' in verdict;
  const capture = { gatewayPaymentId, paymentId: payment.id, bookingId: booking.id, amount, currency, isUsed };
  await tx.insert(paymentCaptures).values(capture);
  await movePayment(tx, payment.id, 'captured');
  if ('use' in verdict) return await confirmPaid(tx, booking, { amount, isRegained: verdict.use === 'slot_to_regain' });
  await refundCapture(tx, capture, verdict.refund);
  await notifyOfRefund(tx, { booking, amount, currency, reason: verdict.refund, gatewayPaymentId, now });
}

async function isKnown(tx: Database, gatewayPaymentId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from payment_captures where gateway_payment_id = ${gatewayPaymentId}`);
  return rows.length > 0;
}

async function hasPaid(tx: Database, bookingId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from payment_captures where booking_id = ${bookingId} and is_used`);
  return rows.length > 0;
}

async function claimSlot(
  tx: Database,
  booking: LockedBooking,
  verdict: CaptureVerdict,
  money: ArrivedMoney,
): Promise<CaptureVerdict> {
  if (!('use' in verdict) || verdict.use === 'slot_kept') return verdict;
  const refusal = booking.isAhead ? await regainSlot(tx, booking, money) : 'taken';
  if (refusal === null) return verdict;
  await releaseUnpaid(tx, booking);
  return { refund: refundReasonOf(refusal) };
}

/** Null if the booking has regained its slot, otherwise the reason. */
async function regainSlot(
  tx: Database,
  booking: LockedBooking,
  { now, bookingLimits }: ArrivedMoney,
): Promise<Claim['refusal']> {
  const { userId } = booking;
  const claimant = userId === null ? null : { userId, now, open: bookingLimits.open };
  const { rows } = await tx.execute<Claim>(sql`
    with claimed as materialized (
      select * from claim_slot(${booking.garageId}::uuid, ${booking.bookingDate}::date, ${booking.bookingTime}::time,
        ${booking.endTime}::time, ${claimantOf(claimant)}, ${booking.id}::uuid, ${booking.mechanicId}::uuid)
    ), regained as (
      update bookings set status = 'confirmed', cancel_reason = null, cancelled_at = null,
        assigned_mechanic_id = claimed.mechanic_id, assigned_mechanic_name = claimed.mechanic_name,
        assigned_at = case when claimed.mechanic_id is not null then now() end
      from claimed where refusal is null and id = ${booking.id}
    )
    select refusal from claimed`);
  return rows[0]?.refusal ?? null;
}

async function releaseUnpaid(tx: Database, booking: LockedBooking): Promise<void> {
  await tx.execute(sql`
    update bookings set payment_status = 'failed', updated_at = now(),
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
      ...slotFacts({ ...booking, date: booking.bookingDate, startTime: booking.bookingTime }),
    },
    subject: `paid ${bookingId}`,
    isMailed: true,
  });
}
