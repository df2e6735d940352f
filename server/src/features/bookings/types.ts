import type { BookingStatus } from '@pahiya/contract/bookings/schemas';

/** A person of the garage, or somebody acting for it. The name is recorded. */
export interface Operator {
  kind: 'garage';
  name: string;
}

/** A customer without an account, entered by the garage. */
export interface WalkIn {
  name: string;
  phone: string | null;
  /** The person who entered it; recorded in the booking's history. */
  by: string;
}

/** Limits per customer (settings BOOKINGS_…). */
export interface BookingLimits {
  /** Open bookings per account, and per phone number shared by new accounts. */
  open: number;
  /** Open bookings with a missing online payment. */
  unpaid: number;
  /** Unpaid bookings of accounts younger than a day from one network: at one garage, and in total. */
  newAtGarage: number;
  newInAll: number;
}

/** The account, or the garage for a walk-in. */
export type Booker =
  | { userId: string; walkIn?: undefined; network: string; limits: BookingLimits }
  | { userId: null; walkIn: WalkIn };

export type ChangeRefusal =
  | { ok: false; reason: 'BOOKING_NOT_FOUND' }
  /** Its status does not allow the change, or another change came first. */
  | { ok: false; reason: 'BOOKING_CLOSED'; status: BookingStatus }
  /** It is before the day of the slot. */
  | { ok: false; reason: 'TOO_EARLY'; bookingDate: string }
  /** The online payment is missing. */
  | { ok: false; reason: 'BOOKING_UNPAID' };
