import { brand } from '@pahiya/contract/shared/brand';

/** The cache of the bookings that this device last loaded. */
export const ownBookingsCache = `${brand.slug}-own-bookings`;
