import type { BookingStatus } from '@pahiya/contract/bookings/schemas';

/** A person of the garage, or who acts for it; the name is kept with what they did. */
export interface Operator {
  kind: 'garage';
  name: string;
}

/** A customer without an account, whom the garage writes down. */
export interface WalkIn {
  name: string;
  phone: string | null;
  /** Who of the garage wrote it down; kept with the booking's history. */
  by: string;
}

/** How much of the garages' time one customer may take (settings BOOKINGS_…). */
export interface BookingLimits {
  /** Open bookings of one account, and of one phone number that new accounts share. */
  open: number;
  /** Of these, the ones whose online payment has not come. */
  unpaid: number;
  /** Bookings that are not paid, of accounts younger than a day, from one network: at one garage and in all. */
  newAtGarage: number;
  newInAll: number;
}

/** Who has a booking made: an account, or the garage for somebody who stands at its counter. */
export type Booker =
  | { userId: string; walkIn?: undefined; network: string; limits: BookingLimits }
  | { userId: null; walkIn: WalkIn };

/** Why a booking was not changed. */
export type ChangeRefusal =
  | { ok: false; reason: 'BOOKING_NOT_FOUND' }
  /** Its status does not allow it, or another change came first. */
  | { ok: false; reason: 'BOOKING_CLOSED'; status: BookingStatus }
  /** The day of its slot has not come. */
  | { ok: false; reason: 'TOO_EARLY'; bookingDate: string }
  /** Its online payment has not come. */
  | { ok: false; reason: 'BOOKING_UNPAID' };
