import type { BookingStatus } from '@pahiya/contract/bookings/schemas';
import type { UserId } from '../../platform/user-id.ts';
import type { BookingLimits } from '../calendar/types.ts';

export interface Operator {
  kind: 'garage';
  name: string;
}

export interface WalkIn {
  name: string;
  phone: string | null;
  by: string;
}

export type Booker =
  | { userId: UserId; walkIn?: undefined; network: string; limits: BookingLimits }
  | { userId: null; walkIn: WalkIn };

export type ChangeRefusal =
  | { ok: false; reason: 'BOOKING_NOT_FOUND' }
  | { ok: false; reason: 'BOOKING_CLOSED'; status: BookingStatus }
  | { ok: false; reason: 'TOO_EARLY'; bookingDate: string }
  | { ok: false; reason: 'BOOKING_UNPAID' };
