import type { Garage } from '@pahiya/contract/garages/schemas';
import type { Point } from '@pahiya/contract/shared/distance';
import type { Database } from '../../../database/pool.ts';
import { listNearby } from '../../garages/queries/list-garages.ts';
import { fold } from '../../locations/rules.ts';
import type { CityIndex } from '../../locations/types.ts';
import { isUpgrade } from '../rules/comparable-services.ts';
import type { AskedPlace } from '../types.ts';
import { isInReach, nearOffers } from './near-offers.ts';
import type { FarGarage } from './revvy-tools.ts';
import { type Offer, searchOffers, type Wanted } from './search-offers.ts';

export interface Context {
  db: Database;
  place: AskedPlace | null;
  now: Date;
  cities: CityIndex | undefined;
}

/** Searches the place first, then within reach of it. If no place is known, it searches all of India. */
export async function searchNear(context: Context, wanted: Wanted, limit: number): Promise<Offer[]> {
  const { db, place } = context;
  const city = wanted.city ?? place?.city;
  const point = pointOf(context, wanted);
  const isNearest = wanted.order === 'distance' && !wanted.city && place?.latitude !== undefined;
  if ((city && !isNearest) || !point) {
    const there = await searchOffers(db, { ...wanted, city }, limit);
    if (!point || there.some((offer) => !offersOnlyUpgrades(offer, wanted))) return there;
  }
  const near = (await nearOffers(db, point, wanted)).filter((offer) => isInReach(offer) && !isUnwanted(offer, wanted));
  return inOrder(near, wanted).slice(0, limit);
}

/** A garage for big brake kits is no garage for brake pads. */
export function offersOnlyUpgrades({ services }: Offer, { search = '' }: Wanted): boolean {
  return !isUpgrade(search) && services.length > 0 && services.every(({ name }) => isUpgrade(name));
}

function isUnwanted({ garage }: Offer, { without = [] }: Wanted): boolean {
  return without.includes(garage.id);
}

/** The nearest come first unless another order is wanted. */
function inOrder(offers: Offer[], { order }: Wanted): Offer[] {
  const rating = ({ garage }: Offer) => garage.averageRating ?? 0;
  const price = ({ services }: Offer) => services[0]?.price ?? Number.POSITIVE_INFINITY;
  if (order === 'rating') return offers.toSorted((a, b) => rating(b) - rating(a));
  return order === 'price' ? offers.toSorted((a, b) => price(a) - price(b)) : offers;
}

/** A city in the question takes precedence over the customer's position. */
export function pointOf({ place, cities }: Context, { city }: Wanted): Point | undefined {
  const { latitude, longitude } = place ?? {};
  if (!city && latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  const named = city ?? place?.city;
  const area = named?.split(',')[0];
  return named && area ? (cities?.byName.get(fold(named)) ?? cities?.byName.get(fold(area)))?.[0] : undefined;
}

export async function nearbyGarages(context: Context, wanted: Wanted): Promise<Offer[]> {
  const found = await listNear(context, wanted);
  return inOrder(
    found.map((garage) => ({ garage, services: [] })),
    wanted,
  ).filter((offer) => !isUnwanted(offer, wanted));
}

async function listNear(context: Context, { city, vehicleType }: Wanted): Promise<Garage[]> {
  const { db, place } = context;
  const named = city ?? place?.city;
  const there = named ? await listNearby(db, { city: named, vehicleType }) : [];
  if (there.length > 0) return there;
  const point = pointOf(context, { city });
  if (!point) return [];
  return (await nearOffers(db, point, { vehicleType })).filter(isInReach).map(({ garage }) => garage);
}

/** The nearest one beyond reach, for the answer that there is none near. */
export async function nearestGarage(context: Context, wanted: Wanted): Promise<FarGarage | null> {
  const point = pointOf(context, wanted);
  const [first] = point ? await nearOffers(context.db, point, wanted) : [];
  if (!first || isInReach(first) || first.garage.distanceKm === null) return null;
  const { id: garageId, name, location, distanceKm } = first.garage;
  return {
    garageId,
    name,
    location,
    distanceKm: Math.round(distanceKm),
    from: wanted.city ?? context.place?.city ?? null,
  };
}
