import type { Garage, GarageDetail, SlotDay } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import type { StoredGarage } from '../../garages.ts';
import type { Visitor } from './visitor.ts';

/** A free slot. */
export interface Offer {
  garage: StoredGarage;
  bookingDate: string;
  bookingTime: string;
}

const garageCount = 6;
const days = 20;

/** Each slot of some garages once. */
export async function listOffers(visitor: Visitor): Promise<Offer[]> {
  const garages = await visitor.ask<Garage[]>('GET', '/garages/nearby');
  const tomorrow = addDays(zonedNow(new Date()).date, 1);
  const offers: Offer[] = [];
  for (const { id } of garages.slice(0, garageCount)) {
    const { garage, services } = await visitor.ask<GarageDetail>('GET', `/garages/${id}`);
    const place = { ...garage, services: services.slice(0, 1), mechanics: [] };
    for (let day = 0; day < days; day += 1) {
      const { date, slots } = await visitor.ask<SlotDay>('GET', `/garages/${id}/slots?date=${addDays(tomorrow, day)}`);
      for (const { startTime } of slots) offers.push({ garage: place, bookingDate: date, bookingTime: startTime });
    }
  }
  return offers;
}
