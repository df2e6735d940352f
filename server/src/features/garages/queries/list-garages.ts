import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, arrayContains, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { garageFavourites, garages } from '../tables.ts';
import { anyText, byRating, containing, garageColumns, wholeWord } from './garage-columns.ts';
import { isInCity } from './in-city.ts';

const isActive = eq(garages.status, 'active');

export async function listFeatured(db: Database): Promise<Garage[]> {
  return await db
    .select(garageColumns())
    .from(garages)
    .where(and(isActive, garages.isFeatured))
    .orderBy(desc(garages.featuredOrder), garages.id)
    .limit(limits.featuredGarages);
}

interface Nearby extends NearbyInput {
  /** The city must be a word of the location. Otherwise part of a word is enough. */
  isWord?: boolean;
}

/** Sorts by rating (product, section 3.4). If no city is given, lists the nearest within reach of the coordinates. */
export async function listNearby(
  db: Database,
  { city, isWord, vehicleType, limit = limits.nearbyGarages, ...point }: Nearby,
): Promise<Garage[]> {
  const word = city && isWord ? wholeWord(city) : anyText;
  const values = { ...point, city: city && containing(city), word, vehicleTypes: [vehicleType], limit };
  const hasVehicle = vehicleType !== undefined;
  const hasPoint = point.latitude !== undefined;
  if (city) return await selectInCity(db, city.includes(','), hasVehicle, hasPoint).execute(values);
  if (!hasPoint) return await selectBest(db, hasVehicle).execute(values);
  // Sorting keeps the order of equally rated garages, so the nearest comes first.
  const nearest = await selectNearest(db, hasVehicle).execute(values);
  return nearest
    .filter(isNear)
    .sort((a, b) => (b.averageRating ?? 0) - (a.averageRating ?? 0))
    .slice(0, limit);
}

type NearestInput = Required<Pick<NearbyInput, 'latitude' | 'longitude' | 'limit'>> & Pick<NearbyInput, 'vehicleType'>;

/** The nearest comes first, however far it is. */
export async function listNearest(db: Database, { vehicleType, limit, ...point }: NearestInput): Promise<Garage[]> {
  const values = { ...point, vehicleTypes: [vehicleType], limit };
  return (await selectNearest(db, vehicleType !== undefined).execute(values)).slice(0, limit);
}

function isNear({ distanceKm }: Garage): boolean {
  return distanceKm !== null && distanceKm <= limits.nearbyReachKm;
}

const asked = {
  city: sql.placeholder('city'),
  word: sql.placeholder('word'),
  limit: sql.placeholder('limit'),
  point: sql`point_on_earth(${sql.placeholder('latitude')}::float8, ${sql.placeholder('longitude')}::float8)`,
};
const servesVehicle = arrayContains(garages.vehicleTypes, sql.placeholder('vehicleTypes'));

/** Tells the planner that the list is short, so that it can keep one plan for all values. */
function isAmongFirst(where: SQL | undefined, order: SQL): SQL {
  const longest = sql.raw(String(limits.nearbyGarages));
  return sql`${garages.id} in (select ${garages.id} from ${garages} where ${where} order by ${order} limit ${longest})`;
}

const selectInCity = prepareOnce((db, hasComma: boolean, hasVehicle: boolean, hasPoint: boolean) => {
  const filters = hasVehicle ? [servesVehicle] : [];
  return db
    .select(garageColumns(hasPoint ? asked.point : undefined))
    .from(garages)
    .where(isInCity({ pattern: asked.city, word: asked.word, hasComma, filters, count: limits.nearbyGarages }))
    .orderBy(...byRating)
    .limit(asked.limit)
    .prepare(`garages_in_city_${hasComma}_${hasVehicle}_${hasPoint}`);
});

const selectBest = prepareOnce((db, hasVehicle: boolean) =>
  db
    .select(garageColumns())
    .from(garages)
    .where(isAmongFirst(and(isActive, hasVehicle ? servesVehicle : undefined), sql.join([...byRating], sql`, `)))
    .orderBy(...byRating)
    .limit(asked.limit)
    .prepare(`best_garages_${hasVehicle}`),
);

const selectNearest = prepareOnce((db, hasVehicle: boolean) => {
  const distance = sql`point_on_earth(${garages.latitude}, ${garages.longitude}) <-> ${asked.point}`;
  return db
    .select(garageColumns(asked.point))
    .from(garages)
    .where(isAmongFirst(and(isActive, hasVehicle ? servesVehicle : undefined, isNotNull(garages.latitude)), distance))
    .orderBy(distance)
    .prepare(`nearest_garages_${hasVehicle}`);
});

export async function listFavourites(db: Database, userId: UserId): Promise<Garage[]> {
  return await db
    .select(garageColumns())
    .from(garageFavourites)
    .innerJoin(garages, eq(garages.id, garageFavourites.garageId))
    .where(and(eq(garageFavourites.userId, userId), isActive))
    .orderBy(desc(garageFavourites.createdAt))
    .limit(limits.favouriteGarages);
}
