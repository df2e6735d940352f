import type { BookedService } from '@pahiya/contract/bookings/schemas';
import type { SlotStart } from '@pahiya/contract/garages/schemas';
import type { DraftField } from './draft-fields.ts';

/** A booking for the same vehicle at that time, or the maximum of open or unpaid bookings. */
export type OwnReason = 'OWN_BOOKING' | 'open' | 'unpaid';

export type Failure =
  | { reason: 'SIGNED_OUT' }
  | { reason: 'PRICE_CHANGED'; totalAmount: number; services: BookedService[] }
  | { reason: 'SLOT_TAKEN'; alternatives: SlotStart[]; ownBookingId: string | null }
  /** The customer's own bookings prevent it. */
  | { reason: 'OWN'; why: OwnReason; bookingId: string; maximum: number }
  | { reason: 'TOO_FAR'; city: string; distanceKm: number }
  | { reason: 'TOO_OFTEN'; seconds: number }
  | { reason: 'REFUSED'; code: string; field: DraftField | null }
  /** No answer, or an unforeseen one. */
  | { reason: 'UNKNOWN' };
