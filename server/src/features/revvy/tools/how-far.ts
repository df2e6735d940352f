import { distanceKm, type Point } from '@pahiya/contract/shared/distance';
import { inArray } from 'drizzle-orm';
import { garages } from '../../garages/tables.ts';
import { fold } from '../../locations/rules.ts';
import { type Context, pointOf } from './near-place.ts';
import type { Away } from './revvy-tools.ts';

/** Suburbs have names of their own. */
const withinCityKm = 10;

export async function howFar(
  context: Context,
  garageIds: readonly string[],
  named: string | undefined,
): Promise<Map<string, Away>> {
  const city = named ?? context.place?.city;
  const point = city === undefined ? undefined : pointOf(context, { city });
  if (!point || city === undefined) return new Map();
  // A named area gets the distance even if the garage is in the same city.
  const isArea = named !== undefined && context.cities?.byName.get(fold(named))?.[0]?.parent !== undefined;
  const { id, location, latitude, longitude } = garages;
  const found = await context.db
    .select({ id, location, latitude, longitude })
    .from(garages)
    .where(inArray(id, [...garageIds]));
  return new Map(found.flatMap((garage) => awayFrom(point, garage, { city, isArea, context })));
}

type Located = Pick<typeof garages.$inferSelect, 'id' | 'location' | 'latitude' | 'longitude'>;

function awayFrom(
  point: Point,
  { id, location, latitude, longitude }: Located,
  { city, isArea, context }: { city: string; isArea: boolean; context: Context },
): [string, Away][] {
  if (latitude === null || longitude === null || isIn(location, city, context)) return [];
  const km = Math.max(1, Math.round(distanceKm(point, { latitude, longitude })));
  return km < (isArea ? 0 : withinCityKm) ? [] : [[id, { place: city, location, distanceKm: km }]];
}

/** A garage in Bengaluru is in Bangalore. */
function isIn(location: string, city: string, { cities }: Context): boolean {
  const there = fold(location);
  const known = cities?.byName.get(fold(city)) ?? [];
  const names = [...city.split(','), ...known.flatMap(({ name, aliases }) => [name, ...aliases])];
  return names.map(fold).some((name) => name !== '' && there.includes(name));
}
