import type { Garage, Service } from '@pahiya/contract/garages/schemas';
import type { GarageOffer } from '@pahiya/contract/revvy/schemas';
import { distanceKm } from '@pahiya/contract/shared/distance';
import type { Database } from '../../../database/pool.ts';
import type { AskedPlace } from '../types.ts';
import { nearestSlots } from './free-slots.ts';
import type { Offer } from './search-offers.ts';

interface Context {
  db: Database;
  place: AskedPlace | null;
  now: Date;
}

const shownServices = 3;

export async function describeGarage(context: Context, { garage, services }: Offer): Promise<GarageOffer> {
  return {
    garageId: garage.id,
    name: garage.name,
    location: garage.location,
    averageRating: garage.averageRating,
    distanceKm: distanceFrom(context.place, garage),
    services: services.slice(0, shownServices).map(pickService),
    nextSlot: (await nearestSlots(context, { garageId: garage.id }))[0] ?? null,
  };
}

function distanceFrom(place: AskedPlace | null, garage: Garage): number | null {
  const { latitude, longitude } = place ?? {};
  if (latitude === undefined || longitude === undefined) return null;
  if (garage.latitude === null || garage.longitude === null) return null;
  const at = { latitude: garage.latitude, longitude: garage.longitude };
  return Math.round(distanceKm({ latitude, longitude }, at) * 10) / 10;
}

export function pickService({ id, name, price }: Service) {
  return { id, name, price };
}
