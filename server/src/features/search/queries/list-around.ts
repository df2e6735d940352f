import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';
import type { Database } from '../../../database/pool.ts';
import { listNearby, listNearest } from '../../garages/queries/list-garages.ts';
import { centreOf, isInCatalogue } from '../../locations/queries.ts';
import type { CityIndex } from '../../locations/types.ts';

/** Shown for a place without garages. */
const nearestShown = 9;

/**
 * The garages of a place by rating, or the nearest ones, nearest first, if there are none: then no location contains the
 * city. Nothing for a position abroad (product, sections 3.10 and 3.11).
 */
export async function listAround(db: Database, cities: CityIndex, input: NearbyInput): Promise<Garage[]> {
  const { city, latitude, longitude, vehicleType, limit = nearestShown } = input;
  const position = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  const isAbroad = position !== null && !isInCatalogue(cities, position);
  if (isAbroad && city === undefined) return [];
  const there = await listNearby(db, { ...input, isWord: isShortName(city, cities) });
  if (there.length > 0 || isAbroad) return there;
  const centre = position ?? (city === undefined ? null : centreOf(cities, city));
  return centre ? await listNearest(db, { ...centre, vehicleType, limit: Math.min(limit, nearestShown) }) : [];
}

/** Garages in Junagadh are not in Una. */
function isShortName(city: string | undefined, { byName }: CityIndex): boolean {
  return city !== undefined && /^[a-z]{2,4}$/i.test(city) && byName.has(city.toLowerCase());
}
