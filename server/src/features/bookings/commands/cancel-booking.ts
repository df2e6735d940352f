import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange } from '../../calendar/commands/record-change.ts';
import { isUnpaid } from '../../calendar/rules.ts';
import { bookings } from '../../calendar/tables.ts';
import { requestRefund } from '../../payments/commands/request-refund.ts';
import { isAllowed, transitions } from '../rules.ts';
import type { ChangeRefusal, Operator } from '../types.ts';
import { notifyCustomer } from './notify-customer.ts';

interface Cancellation {
  bookingId: string;
  /** A customer's name is the account's id. */
  actor: { kind: 'customer'; name: string } | Operator;
  reason: string;
  onlyUnpaid?: boolean;
  /** Set when an account is deleted. Cancels even if the slot has begun or is lost, so that no money is accepted. */
  isLeaving?: boolean;
  now: Date;
}

export type CancelOutcome =
  | { ok: true; isRefunded: boolean /** Nothing changed. */; isRepeated?: true }
  | Exclude<ChangeRefusal, { reason: 'BOOKING_UNPAID' | 'TOO_EARLY' }>;

/** Also requests the refund of an online payment. Repeated by the same side, it succeeds without writing anything. */
export async function cancelBooking(db: Database, cancellation: Cancellation): Promise<CancelOutcome> {
  const { bookingId, actor, now } = cancellation;
  return await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    const isTheirs = booking && (actor.kind === 'garage' || booking.userId === actor.name);
    if (!isTheirs) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    if (booking.status === 'cancelled' && booking.cancelReason === actor.kind)
      return { ok: true, isRefunded: false, isRepeated: true };
    const isWanted = !cancellation.onlyUnpaid || isUnpaid(booking);
    const isLeaving = cancellation.isLeaving && booking.status === 'confirmed';
    if (!isWanted || !(isLeaving || isAllowed(booking, { transition: 'cancel', actor: actor.kind, now }))) {
      return { ok: false, reason: 'BOOKING_CLOSED', status: booking.status };
    }
    return { ok: true, isRefunded: await writeCancellation(tx, booking, cancellation) };
  });
}

async function writeCancellation(
  tx: Database,
  booking: LockedBooking,
  { actor, reason, isLeaving = false }: Cancellation,
): Promise<boolean> {
  const bookingId = booking.id;
  await tx
    .update(bookings)
    .set({
      status: transitions.cancel.to,
      cancelReason: actor.kind,
      cancelledAt: sql`now()`,
      updatedAt: sql`now()`,
      ...(isUnpaid(booking) ? { paymentStatus: 'failed' as const } : {}),
    })
    .where(eq(bookings.id, bookingId));
  await recordChange(tx, { bookingId, kind: 'cancelled', actor, details: reason ? { reason } : {} });
  const isPaid = booking.paymentMethod === 'online' && booking.paymentStatus === 'paid';
  const isRefunded = isPaid && (await requestRefund(tx, { bookingId, reason: 'booking_cancelled' }));
  if (!isLeaving) {
    const own = actor.kind === 'customer' ? { by: 'customer' } : { reason };
    const details = { ...own, is_refunded: isRefunded, amount: booking.totalAmount };
    await notifyCustomer(tx, { booking, kind: 'cancelled', details, isMailed: true });
  }
  return isRefunded;
}
