import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { ReactNode } from 'react';
import type { NoticeAction } from '@/ui/notify.ts';

/**
 * Separate from components and rules, because every page reads the addresses of these screens and must not load their
 * code.
 */
export const bookingDialogs = ['cancel', 'reschedule'] as const;
export type BookingDialog = (typeof bookingDialogs)[number];

/**
 * Result of paying. `leaving`: on the way to the gateway. `failed`: a retry is safe. `closed`: this booking can no
 * longer be paid. The user has been notified of failures.
 */
export type PayResult = 'leaving' | 'failed' | 'closed';

export interface OnlinePayment {
  /** True from the gateway's answer until the browser has left. */
  isRedirecting: boolean;
  pay: (bookingId: string) => Promise<PayResult>;
}

export interface BookedVehicle {
  id?: string;
  type: VehicleType;
  make: string;
  model: string;
}

export interface OwnVehicles {
  /** Renders the selection; `chosen` is the vehicle in the form. */
  choices: (choice: { chosen: BookedVehicle; onChoose: (vehicle: BookedVehicle) => void }) => ReactNode;
  /** Offer to keep the vehicle of a booking just made; undefined when there is nothing to offer. */
  offerFor: (booking: Booking) => NoticeAction | undefined;
}
