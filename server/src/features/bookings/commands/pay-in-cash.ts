import type { BookingStatus } from '@pahiya/contract/bookings/schemas';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { claimantOf } from '../../calendar/commands/claimant.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange } from '../../calendar/commands/record-change.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import { isUnpaid } from '../../calendar/rules.ts';
import { bookings } from '../../calendar/tables.ts';
import type { BookingLimits } from '../../calendar/types.ts';
import { isAllowed } from '../rules.ts';
import { notifyOfSlot } from './notify-of-slot.ts';

interface CashInput {
  userId: UserId;
  bookingId: string;
  network: string;
  limits: BookingLimits;
  now: Date;
}

export type PayInCashOutcome =
  | { ok: true }
  | { ok: false; reason: 'BOOKING_NOT_FOUND' }
  | { ok: false; reason: 'BOOKING_CLOSED'; status: BookingStatus }
  | { ok: false; reason: 'NEW_ACCOUNT_BOOKINGS'; maximum: number };

/** The reconciliation cancels the link; money that still arrives is refunded. Idempotent. */
export async function payInCash(db: Database, input: CashInput): Promise<PayInCashOutcome> {
  const { userId, bookingId, now } = input;
  return await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking?.userId !== userId) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    const { status } = booking;
    if (status === 'confirmed' && booking.paymentStatus === 'cash_on_service') return { ok: true };
    // Possible while the booking could be cancelled: it is held and its slot has not begun.
    if (!isUnpaid(booking) || !isAllowed(booking, { transition: 'cancel', actor: 'customer', now })) {
      return { ok: false, reason: 'BOOKING_CLOSED', status };
    }
    const maximum = await refuseNewAccount(tx, booking, input);
    if (maximum !== null) return { ok: false, reason: 'NEW_ACCOUNT_BOOKINGS', maximum };
    await confirmCash(tx, booking);
    await recordChange(tx, { bookingId, kind: 'cash_chosen', actor: { kind: 'customer', name: userId } });
    return { ok: true };
  });
}

async function confirmCash(tx: Database, booking: LockedBooking): Promise<void> {
  const { id, userId, serviceType, bookingDate: date, bookingTime: startTime, endTime } = booking;
  const [garage] = await tx
    .update(bookings)
    .set({ paymentMethod: 'cash', paymentStatus: 'cash_on_service', heldUntil: null, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
    .returning({ name: sql<string>`(select name from garages where id = garage_id)` });
  const news = {
    kind: 'confirmed',
    garageName: garage?.name ?? '',
    slot: { serviceType, date, startTime, endTime },
  } as const;
  await tx.execute(notifyOfSlot(news, sql`(select ${id}::uuid as id, ${userId}::uuid as user_id)`));
}

/** The limits of new accounts, which could otherwise be evaded by booking online first. Null if allowed. */
async function refuseNewAccount(tx: Database, booking: LockedBooking, input: CashInput): Promise<number | null> {
  const { userId, network, now, limits } = input;
  const { newAtGarage, newInAll } = limits;
  const claimant = claimantOf({ userId, network, now, newAtGarage, newInAll, paymentMethod: 'cash' });
  const { rows } = await tx.execute<Claim>(sql`
    select r.* from bookings b, refuse_claimant(${claimant}, b.garage_id, b.slot_range, b.id) r where b.id = ${booking.id}`);
  const [refused] = rows;
  return refused?.refusal === 'too_many_new' ? (refused.maximum ?? 0) : null;
}
