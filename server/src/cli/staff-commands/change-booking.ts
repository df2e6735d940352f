import type { Database } from '../../database/pool.ts';
import { completeBooking, startBooking } from '../../features/bookings/commands/advance-booking.ts';
import { assignMechanic } from '../../features/bookings/commands/assign-mechanic.ts';
import { cancelBooking } from '../../features/bookings/commands/cancel-booking.ts';
import { receiveCash } from '../../features/bookings/commands/receive-cash.ts';
import type { ChangeRefusal } from '../../features/bookings/types.ts';
import { type AssignableMechanic, listMechanics } from '../../features/desk/queries/list-mechanics.ts';
import { type DeskAnswer, done, refused } from './answer.ts';
import type { BookingChange } from './requests.ts';

export async function changeBooking(db: Database, change: BookingChange, now: Date): Promise<DeskAnswer> {
  const { booking: bookingId, by } = change;
  const actor = { kind: 'garage', name: by } as const;
  switch (change.command) {
    case 'assign':
      return await assign(db, change);
    case 'start': {
      const outcome = await startBooking(db, { bookingId, actor, now });
      return outcome.ok ? done('The work has begun.') : refuse(outcome);
    }
    case 'complete': {
      const outcome = await completeBooking(db, { bookingId, actor, now });
      return outcome.ok ? done('The booking is complete.') : refuse(outcome);
    }
    case 'cancel': {
      const outcome = await cancelBooking(db, { bookingId, actor, reason: change.reason, now });
      if (!outcome.ok) return refuse(outcome);
      return done(`The booking is cancelled.${outcome.isRefunded ? ' Its payment is being refunded.' : ''}`);
    }
    case 'cash': {
      const outcome = await receiveCash(db, { bookingId, actor });
      if (outcome.ok) return done(`₹${outcome.amount} received in cash.`);
      if (outcome.reason !== 'NO_CASH_DUE') return refuse(outcome);
      return refused(outcome.paymentStatus === 'paid' ? 'It is paid already.' : 'It is to be paid online.');
    }
  }
}

/** The mechanic is given by id, or by a name that is unique among the garage's active mechanics. */
async function assign(db: Database, change: Extract<BookingChange, { command: 'assign' }>): Promise<DeskAnswer> {
  const { booking: bookingId, mechanic: wanted, by } = change;
  const staff = await listMechanics(db, bookingId);
  if (!staff) return refuse({ ok: false, reason: 'BOOKING_NOT_FOUND' });
  const named = staff.filter(({ id, name }) => id === wanted.toLowerCase() || isSameName(name, wanted));
  const [mechanic, ...others] = named;
  if (!mechanic) return refuseMechanic(wanted, staff);
  if (others.length > 0) {
    return refused(`Several mechanics are called ${wanted}; give an id: ${named.map(({ id }) => id).join(', ')}.`);
  }
  const actor = { kind: 'garage', name: by } as const;
  const outcome = await assignMechanic(db, { bookingId, mechanicId: mechanic.id, actor });
  if (outcome.ok) return done(`${outcome.mechanicName} is assigned.`);
  if (outcome.reason === 'MECHANIC_BUSY') return refused(`${outcome.mechanicName} has another booking at that time.`);
  if (outcome.reason === 'MECHANIC_CHANGED') return refused('Another mechanic has been assigned meanwhile.');
  return outcome.reason === 'MECHANIC_NOT_FOUND' ? refuseMechanic(wanted, []) : refuse(outcome);
}

function refuseMechanic(wanted: string, staff: AssignableMechanic[]): DeskAnswer {
  const names = staff.map(({ name }) => name).join(', ');
  return refused(`The garage has no active mechanic ${wanted}.${names && ` It has: ${names}`}`);
}

function isSameName(name: string, wanted: string): boolean {
  return name.localeCompare(wanted, 'en', { sensitivity: 'base' }) === 0;
}

function refuse(refusal: ChangeRefusal): DeskAnswer {
  switch (refusal.reason) {
    case 'BOOKING_NOT_FOUND':
      return refused('There is no such booking.');
    case 'BOOKING_UNPAID':
      return refused('Its online payment has not come yet.');
    case 'TOO_EARLY':
      return refused(`Its day is ${refusal.bookingDate}: work is started and completed only from then on.`);
    case 'BOOKING_CLOSED':
      return refused(`The booking is ${refusal.status.replace('_', ' ')}: this cannot be done now.`);
  }
}
