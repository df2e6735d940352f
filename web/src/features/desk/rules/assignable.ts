import type { DeskBooking, DeskMechanic } from '@pahiya/contract/desk/garage/schemas';
import { isHeld } from './board-grid.ts';

export interface Assignable {
  mechanic: DeskMechanic;
  isCurrent: boolean;
  /** The booking that occupies the mechanic at this time; null when free. */
  busyWith: DeskBooking | null;
}

/** Active mechanics a booking can be given to: free ones first, otherwise in the garage's order. */
export function assignable(
  booking: Pick<DeskBooking, 'id' | 'bookingTime' | 'endTime' | 'mechanicId'>,
  ofDay: readonly DeskBooking[],
  mechanics: readonly DeskMechanic[],
): Assignable[] {
  const others = ofDay.filter((other) => other.id !== booking.id && isHeld(other) && overlap(booking, other));
  const all = mechanics
    .filter(({ isActive }) => isActive)
    .map((mechanic) => ({
      mechanic,
      isCurrent: mechanic.id === booking.mechanicId,
      busyWith: others.find(({ mechanicId }) => mechanicId === mechanic.id) ?? null,
    }));
  return all.toSorted((one, other) => Number(one.busyWith !== null) - Number(other.busyWith !== null));
}

type Span = Pick<DeskBooking, 'bookingTime' | 'endTime'>;

function overlap(one: Span, other: Span): boolean {
  return one.bookingTime < other.endTime && other.bookingTime < one.endTime;
}
