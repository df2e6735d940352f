import type { Booking } from '@pahiya/contract/bookings/schemas';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange } from '../../calendar/commands/record-change.ts';
import { bookings } from '../../calendar/tables.ts';
import { mayReceiveCash } from '../rules.ts';
import type { ChangeRefusal, Operator } from '../types.ts';
import { notifyCustomer } from './notify-customer.ts';

interface CashReceipt {
  bookingId: string;
  actor: Operator;
}

export type CashOutcome =
  | { ok: true; amount: number }
  | ChangeRefusal
  | { ok: false; reason: 'NO_CASH_DUE'; paymentStatus: Booking['paymentStatus'] };

export async function receiveCash(db: Database, { bookingId, actor }: CashReceipt): Promise<CashOutcome> {
  return await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    const { paymentStatus, totalAmount: amount } = booking;
    if (paymentStatus !== 'cash_on_service') return { ok: false, reason: 'NO_CASH_DUE', paymentStatus };
    if (!mayReceiveCash(booking)) return { ok: false, reason: 'BOOKING_CLOSED', status: booking.status };
    const [paid] = await tx
      .update(bookings)
      .set({ paymentStatus: 'paid', updatedAt: sql`now()` })
      .where(eq(bookings.id, bookingId))
      .returning({ garage: sql<string | null>`(select name from garages where id = garage_id)` });
    await recordChange(tx, { bookingId, kind: 'cash_received', actor, details: { amount } });
    const details = { amount, garage_name: paid?.garage ?? null };
    await notifyCustomer(tx, { booking, kind: 'cash_received', details, isMailed: true });
    return { ok: true, amount };
  });
}
