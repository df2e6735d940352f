import type { BookedService } from '@pahiya/contract/bookings/schemas';
import type { Service, ServiceType } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';

export interface Totals {
  /** The home-service fee; 0 for pickup. */
  fee: number;
  total: number;
  minutes: number;
}

/** Sum of the chosen services plus the home-service fee, in rupees (product, section 4.4). */
export function totalsOf(services: readonly Pick<Service, 'price' | 'duration'>[], serviceType: ServiceType): Totals {
  const fee = serviceType === 'home_service' ? limits.homeServiceFee : 0;
  return {
    fee,
    total: services.reduce((sum, { price }) => sum + price, fee),
    minutes: services.reduce((sum, { duration }) => sum + duration, 0),
  };
}

export interface PriceLine {
  id: string;
  name: string;
  /** The price the page showed; null for a service it did not know. */
  before: number | null;
  after: number;
}

export function comparePrices(
  seen: readonly Pick<Service, 'id' | 'price'>[],
  current: readonly BookedService[],
): PriceLine[] {
  const seenPrices = new Map(seen.map(({ id, price }) => [id, price]));
  return current.map(({ id, name, price }) => ({ id, name, before: seenPrices.get(id) ?? null, after: price }));
}
