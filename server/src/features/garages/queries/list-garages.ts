import type { Garage, NearbyInput } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { and, arrayContains, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageFavourites, garages } from '../tables.ts';
import { byRating, garageColumns, type Point } from './garage-columns.ts';
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

/**
 * Active garages by rating (specification, section 7). A city narrows them to locations that contain it; coordinates
 * without a city to the nearest ones.
 */
export async function listNearby(db: Database, { city, vehicleType, ...position }: NearbyInput): Promise<Garage[]> {
  const from = toPoint(position);
  const servesVehicle = vehicleType ? arrayContains(garages.vehicleTypes, [vehicleType]) : undefined;
  if (!city && from) return await listNearest(db, from, [isActive, servesVehicle]);
  return await db
    .select(garageColumns(from))
    .from(garages)
    .where(
      city ? isInCity({ city, filters: [servesVehicle], count: limits.nearbyGarages }) : and(isActive, servesVehicle),
    )
    .orderBy(...byRating)
    .limit(limits.nearbyGarages);
}

async function listNearest(db: Database, from: Point, conditions: (SQL | undefined)[]): Promise<Garage[]> {
  const found = await db
    .select(garageColumns(from))
    .from(garages)
    .where(and(...conditions, isNotNull(garages.latitude)))
    .orderBy(
      sql`ll_to_earth(${garages.latitude}, ${garages.longitude}) <-> ll_to_earth(${from.latitude}, ${from.longitude})`,
    )
    .limit(limits.nearbyGarages);
  return found.sort((a, b) => (b.averageRating ?? 0) - (a.averageRating ?? 0));
}

function toPoint({ latitude, longitude }: Partial<Point>): Point | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

export async function listFavourites(db: Database, userId: string): Promise<Garage[]> {
  return await db
    .select(garageColumns())
    .from(garageFavourites)
    .innerJoin(garages, eq(garages.id, garageFavourites.garageId))
    .where(and(eq(garageFavourites.userId, userId), isActive))
    .orderBy(desc(garageFavourites.createdAt))
    .limit(limits.favouriteGarages);
}
