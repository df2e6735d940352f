import type { BookingStatus } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import { findAlternatives } from '../../garages/queries/day-slots.ts';
import { isAhead, isWithinHorizon } from '../../garages/rules.ts';
import { findOwnAt } from '../queries/find-own-at.ts';
import { loadRescheduleFacts, type RescheduleFacts } from '../queries/load-reschedule-facts.ts';
import { allowedActions } from '../rules.ts';
import { moveBooking } from './move-booking.ts';

export interface RescheduleInput {
  userId: UserId;
  bookingId: string;
  bookingDate: string;
  bookingTime: string;
  now: Date;
}

type Refusal =
  | { ok: false; reason: 'BOOKING_NOT_FOUND' }
  | { ok: false; reason: 'BOOKING_CLOSED'; status: BookingStatus }
  | { ok: false; reason: 'SLOT_UNAVAILABLE'; field: 'bookingDate' | 'bookingTime' }
  | { ok: false; reason: 'SLOT_TAKEN'; alternatives: SlotStart[]; ownBookingId: string | null }
  | { ok: false; reason: 'NO_MECHANICS' }
  | { ok: false; reason: 'OWN_BOOKING'; bookingId: string };

export type RescheduleOutcome = { ok: true } | Refusal;

const attempts = 3;

/** The booking never has both slots or neither. Moving to its present slot changes nothing. */
export async function rescheduleBooking(db: Database, input: RescheduleInput): Promise<RescheduleOutcome> {
  const { userId, bookingDate: date, bookingTime: startTime, now } = input;
  for (let attempt = 1; ; attempt++) {
    const booking = await loadRescheduleFacts(db, input);
    if (!booking) return { ok: false, reason: 'BOOKING_NOT_FOUND' };
    if (!allowedActions(booking, now).includes('reschedule')) {
      return { ok: false, reason: 'BOOKING_CLOSED', status: booking.status };
    }
    if (booking.bookingDate === date && booking.bookingTime === startTime) return { ok: true };
    const endTime = booking.slotEnd;
    if (endTime === null || !isOpen(input)) return refuseSlot(input);
    const outcome = await moveBooking(db, { userId, booking, to: { date, startTime, endTime }, now });
    if (outcome === 'moved') return { ok: true };
    if (outcome !== 'collided') return await refuse(db, { input, booking, claim: outcome });
    if (attempt === attempts) return await answerTaken(db, input, booking);
  }
}

function isOpen({ bookingDate, bookingTime, now }: RescheduleInput): boolean {
  return isWithinHorizon(bookingDate, now) && isAhead(bookingDate, bookingTime, now);
}

function refuseSlot({ bookingDate, now }: RescheduleInput): Refusal {
  const field = isWithinHorizon(bookingDate, now) ? 'bookingTime' : 'bookingDate';
  return { ok: false, reason: 'SLOT_UNAVAILABLE', field };
}

interface Refused {
  input: RescheduleInput;
  booking: RescheduleFacts;
  claim: Claim;
}

async function refuse(db: Database, { input, booking, claim }: Refused): Promise<Refusal> {
  const { refusal, own_booking: bookingId } = claim;
  if (refusal === 'taken') return await answerTaken(db, input, booking);
  if (refusal === 'no_mechanics') return { ok: false, reason: 'NO_MECHANICS' };
  if (refusal === 'own_booking' && bookingId !== null) return { ok: false, reason: 'OWN_BOOKING', bookingId };
  return { ok: false, reason: 'SLOT_UNAVAILABLE', field: 'bookingTime' };
}

async function answerTaken(db: Database, input: RescheduleInput, booking: RescheduleFacts): Promise<Refusal> {
  const { userId, bookingDate: date, bookingTime: time, now } = input;
  const { garageId } = booking;
  const free = await findAlternatives(db, { garageId, date, time, now });
  const alternatives = free.filter(
    (slot) => slot.date !== booking.bookingDate || slot.startTime !== booking.bookingTime,
  );
  const ownBookingId = await findOwnAt(db, { userId, garageId, date, time });
  return { ok: false, reason: 'SLOT_TAKEN', alternatives, ownBookingId };
}
