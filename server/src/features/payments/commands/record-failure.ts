import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange, system } from '../../calendar/commands/record-change.ts';
import { isUnpaid } from '../../calendar/rules.ts';
import type { Payment } from '../queries/find-payment.ts';
import { holdOf, nextHold } from '../rules.ts';
import { isLatestAttempt, movePayment } from './move-payment.ts';

/** The slot is kept for five more minutes. No effect if the booking is paid or over. */
export async function recordFailure(tx: Database, payment: Payment): Promise<void> {
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking || !(await movePayment(tx, payment.id, 'failed'))) return;
  await endHoldSoon(tx, payment, booking);
}

export async function recordClosed(tx: Database, payment: Payment): Promise<void> {
  const booking = await lockBooking(tx, payment.bookingId);
  if (!booking) return;
  await tx.execute(sql`update payments set closed_at = coalesce(closed_at, now()) where id = ${payment.id}`);
  if (!(await movePayment(tx, payment.id, 'closed'))) return;
  await endHoldSoon(tx, payment, booking);
}

/** Ends the hold by the database's clock, and never extends it. */
async function endHoldSoon(tx: Database, payment: Payment, booking: LockedBooking): Promise<void> {
  const isWaiting = booking.status === 'confirmed' && isUnpaid(booking);
  if (!isWaiting || !(await isLatestAttempt(tx, payment))) return;
  const hold = nextHold(holdOf(booking), { kind: 'failed' }, booking.clock);
  // A hold that has lapsed stays lapsed.
  const until = 'until' in hold ? hold.until : booking.heldUntil;
  if (until === null) return;
  await tx.execute(sql`
    update bookings set payment_status = 'failed', held_until = to_timestamp(${until / 1_000}), updated_at = now()
    where id = ${booking.id}`);
  if (booking.paymentStatus !== 'failed') {
    await recordChange(tx, { bookingId: booking.id, kind: 'payment_failed', actor: system });
  }
}
