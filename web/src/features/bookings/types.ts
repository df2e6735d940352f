import type { Booking, BookingFilter } from '@pahiya/contract/bookings/schemas';
import type { VehicleType } from '@pahiya/contract/garages/schemas';
import type { ReactNode } from 'react';
import type { NoticeAction } from '@/ui/notify.ts';

/** Apart from components and rules: every page reads the addresses of these screens, and must not bring their code along. */
export const bookingFilters = ['all', 'upcoming', 'past'] as const satisfies BookingFilter[];

export const bookingDialogs = ['cancel', 'reschedule'] as const;
export type BookingDialog = (typeof bookingDialogs)[number];

/**
 * What became of the wish to pay. `leaving`: the browser is on its way to the gateway; `failed`: trying again is safe;
 * `closed`: this booking can no longer be paid. Whatever went wrong has been told.
 */
export type PayResult = 'leaving' | 'failed' | 'closed';

/** How to pay a booking online, as the route brings it. */
export interface OnlinePayment {
  /** From the answer of the gateway until the browser has left. */
  isRedirecting: boolean;
  pay: (bookingId: string) => Promise<PayResult>;
}

/** The vehicle a booking is for. */
export interface BookedVehicle {
  /** Of an own vehicle. */
  id?: string;
  type: VehicleType;
  make: string;
  model: string;
}

/** The customer's own vehicles, as the route brings them. */
export interface OwnGarage {
  /** To choose one of them; `chosen` is what stands in the form. */
  choices: (choice: { chosen: BookedVehicle; onChoose: (vehicle: BookedVehicle) => void }) => ReactNode;
  /** The offer to keep the vehicle of a booking that was just made; undefined when that is no question. */
  offerFor: (booking: Booking) => NoticeAction | undefined;
}
