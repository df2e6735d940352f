import type { Booking } from '@pahiya/contract/bookings/schemas';

/** Difference between the total and the services in rupees: the home-service fee as charged. */
export function chargedFee({ totalAmount, serviceDetails }: Pick<Booking, 'totalAmount' | 'serviceDetails'>): number {
  return totalAmount - serviceDetails.reduce((sum, { price }) => sum + price, 0);
}
