import { and, eq, sql } from 'drizzle-orm';
import { exclusionViolation, isDatabaseError } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { type LockedBooking, lockBooking } from '../../calendar/commands/lock-booking.ts';
import { recordChange } from '../../calendar/commands/record-change.ts';
import { slotFacts } from '../../calendar/rules.ts';
import { bookings } from '../../calendar/tables.ts';
import { mechanics } from '../../garages/tables.ts';
import type { ChangeRefusal, Operator } from '../types.ts';
import { notifyCustomer } from './notify-customer.ts';

interface Assignment {
  bookingId: string;
  mechanicId: string;
  /** Null if the actor saw no mechanic; undefined to assign regardless. */
  insteadOf?: string | null | undefined;
  actor: Operator;
}

export type AssignOutcome =
  | { ok: true; mechanicName: string /** Nothing changed. */; isRepeated?: true }
  | ChangeRefusal
  | { ok: false; reason: 'MECHANIC_CHANGED' }
  | { ok: false; reason: 'MECHANIC_NOT_FOUND' }
  | { ok: false; reason: 'MECHANIC_BUSY'; mechanicName: string };

/** Takes the day's lock, as bookings do. If two people reassign from the same mechanic at once, the first wins. */
export async function assignMechanic(
  db: Database,
  { bookingId, mechanicId, insteadOf, actor }: Assignment,
): Promise<AssignOutcome> {
  return await db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    if (!booking.isHeld) return { ok: false, reason: 'BOOKING_CLOSED', status: booking.status };
    const mechanicName = await findMechanicName(tx, booking.garageId, mechanicId);
    if (mechanicName === null) return { ok: false, reason: 'MECHANIC_NOT_FOUND' };
    if (booking.mechanicId === mechanicId) return { ok: true, mechanicName, isRepeated: true };
    if (insteadOf !== undefined && booking.mechanicId !== insteadOf) return { ok: false, reason: 'MECHANIC_CHANGED' };
    if (!(await takeMechanic(tx, booking, { mechanicId, mechanicName }))) {
      return { ok: false, reason: 'MECHANIC_BUSY', mechanicName };
    }
    await recordChange(tx, { bookingId, kind: 'mechanic_assigned', actor, details: { mechanicName } });
    const slot = slotFacts({ ...booking, date: booking.bookingDate, startTime: booking.bookingTime });
    const details = { mechanic_name: mechanicName, ...slot };
    await notifyCustomer(tx, { booking, kind: 'mechanic_assigned', details });
    return { ok: true, mechanicName };
  });
}

async function findMechanicName(tx: Database, garageId: string, mechanicId: string): Promise<string | null> {
  const [mechanic] = await tx
    .select({ name: mechanics.name })
    .from(mechanics)
    .where(and(eq(mechanics.id, mechanicId), eq(mechanics.garageId, garageId), eq(mechanics.status, 'active')));
  return mechanic?.name ?? null;
}

interface NewMechanic {
  mechanicId: string;
  mechanicName: string;
}

/** Releases lapsed bookings first, because the constraint does not know the time. */
async function takeMechanic(tx: Database, booking: LockedBooking, { mechanicId, mechanicName }: NewMechanic) {
  await tx.execute(sql`select release_lapsed_bookings(${booking.garageId}::uuid, ${booking.bookingDate}::date)`);
  try {
    // A savepoint keeps the locks when the constraint refuses the update.
    await tx.transaction(async (step) => {
      await step
        .update(bookings)
        .set({
          assignedMechanicId: mechanicId,
          assignedMechanicName: mechanicName,
          assignedAt: sql`now()`,
          updatedAt: sql`now()`,
        })
        .where(eq(bookings.id, booking.id));
    });
    return true;
  } catch (error) {
    if (isDatabaseError(error, exclusionViolation, 'bookings_no_mechanic_overlap')) return false;
    throw error;
  }
}
