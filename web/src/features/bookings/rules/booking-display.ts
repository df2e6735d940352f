import type { Booking } from '@pahiya/contract/bookings/schemas';

/** What the total holds above the services, in rupees: the fee of a home service as it was charged. */
export function chargedFee({ totalAmount, serviceDetails }: Pick<Booking, 'totalAmount' | 'serviceDetails'>): number {
  return totalAmount - serviceDetails.reduce((sum, { price }) => sum + price, 0);
}
