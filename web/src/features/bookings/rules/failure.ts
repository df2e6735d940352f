import type { BookedService } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { Draft } from './draft.ts';

/** One for the same vehicle at that time, or as many as may be open or unpaid. */
export type OwnReason = 'OWN_BOOKING' | 'open' | 'unpaid';

/** Why no booking was made, as far as the page treats it differently. */
export type Failure =
  | { reason: 'SIGNED_OUT' }
  | { reason: 'PRICE_CHANGED'; totalAmount: number; services: BookedService[] }
  | { reason: 'SLOT_TAKEN'; alternatives: SlotStart[]; ownBookingId: string | null }
  /** Bookings of the customer's own stand in the way. */
  | { reason: 'OWN'; why: OwnReason; bookingId: string; maximum: number }
  | { reason: 'TOO_FAR'; city: string; distanceKm: number }
  | { reason: 'TOO_OFTEN'; seconds: number }
  | { reason: 'REFUSED'; code: string; field: keyof Draft | null }
  /** No answer, or one nobody foresaw. */
  | { reason: 'UNKNOWN' };

export const draftFields = [
  'serviceIds',
  'serviceType',
  'bookingDate',
  'bookingTime',
  'vehicleType',
  'vehicleMake',
  'vehicleModel',
  'customerPhone',
  'address',
  'notes',
  'paymentMethod',
] as const satisfies readonly (keyof Draft)[];

/** The form's field an error names; `serviceIds.0` is within `serviceIds`. */
export function draftField(name: string): keyof Draft | null {
  return draftFields.find((field) => name === field || name.startsWith(`${field}.`)) ?? null;
}
