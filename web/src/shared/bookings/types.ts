import type { BookingFilter } from '@pahiya/contract/bookings/schemas';

/** Separate from components and rules, because every page reads the addresses with a filter. */
export const bookingFilters = ['all', 'upcoming', 'past'] as const satisfies BookingFilter[];
