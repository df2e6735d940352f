import { distanceKm } from '@pahiya/contract/shared/distance';
import { findGarage } from '../../garages/queries/find-garage.ts';
import { fold } from '../../locations/rules.ts';
import { type Context, pointOf } from './near-place.ts';
import type { Away } from './revvy-tools.ts';

/** Suburbs have names of their own. */
const withinCityKm = 10;

export async function howFar(context: Context, garageId: string, named: string | undefined): Promise<Away | null> {
  const city = named ?? context.place?.city;
  const point = city === undefined ? undefined : pointOf(context, { city });
  const garage = point && (await findGarage(context.db, garageId))?.garage;
  if (!garage || city === undefined || isIn(garage.location, city, context)) return null;
  const { latitude, longitude, location } = garage;
  if (latitude === null || longitude === null) return null;
  const km = Math.round(distanceKm(point, { latitude, longitude }));
  return km < withinCityKm ? null : { place: city, location, distanceKm: km };
}

/** A garage in Bengaluru is in Bangalore. */
function isIn(location: string, city: string, { cities }: Context): boolean {
  const there = fold(location);
  const known = cities?.byName.get(fold(city)) ?? [];
  const names = [...city.split(','), ...known.flatMap(({ name, aliases }) => [name, ...aliases])];
  return names.map(fold).some((name) => name !== '' && there.includes(name));
}
