import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange } from '../../calendar/commands/record-change.ts';
import { isUnpaid } from '../../calendar/rules.ts';
import { bookings } from '../../calendar/tables.ts';
import { hasDayCome, isAllowed, transitions } from '../rules.ts';
import type { ChangeRefusal, Operator } from '../types.ts';
import { notifyCustomer } from './notify-customer.ts';

interface Advance {
  bookingId: string;
  actor: Operator;
  now: Date;
}

export type AdvanceOutcome = { ok: true } | ChangeRefusal;

export async function startBooking(db: Database, advance: Advance): Promise<AdvanceOutcome> {
  return await advanceBooking(db, advance, 'start');
}

export async function completeBooking(db: Database, advance: Advance): Promise<AdvanceOutcome> {
  return await advanceBooking(db, advance, 'complete');
}

const kinds = { start: 'started', complete: 'completed' } as const;

async function advanceBooking(
  db: Database,
  { bookingId, actor, now }: Advance,
  transition: 'start' | 'complete',
): Promise<AdvanceOutcome> {
  return await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    if (!isAllowed(booking, { transition, actor: actor.kind, now })) return refuse(booking, transition, now);
    const kind = kinds[transition];
    await tx
      .update(bookings)
      .set({ status: transitions[transition].to, updatedAt: sql`now()` })
      .where(eq(bookings.id, bookingId));
    await recordChange(tx, { bookingId, kind, actor });
    await notifyCustomer(tx, { booking, kind, isMailed: transition === 'complete' });
    return { ok: true };
  });
}

function refuse(booking: LockedBooking, transition: 'start' | 'complete', now: Date): ChangeRefusal {
  const { status, bookingDate } = booking;
  if (status !== transitions[transition].from) return { ok: false, reason: 'BOOKING_CLOSED', status };
  if (isUnpaid(booking)) return { ok: false, reason: 'BOOKING_UNPAID' };
  if (!hasDayCome(booking, now)) return { ok: false, reason: 'TOO_EARLY', bookingDate };
  return { ok: false, reason: 'BOOKING_CLOSED', status };
}
