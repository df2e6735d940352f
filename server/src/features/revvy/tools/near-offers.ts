import type { Garage } from '@pahiya/contract/garages/schemas';
import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageColumns } from '../../garages/queries/garage-columns.ts';
import { garages } from '../../garages/tables.ts';
import { reachKm } from '../rules/reach.ts';
import { addServices, type Offer, type Wanted } from './search-offers.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const looked = 200;

/** The nearest comes first. Only the nearest garages are looked at, so one at the other end of India is never found. */
export async function nearOffers(db: Database, point: Point, wanted: Wanted): Promise<Offer[]> {
  const found = await listNearest(db, point, wanted);
  const offers = await addServices(db, found, wanted);
  return wanted.search ? offers.filter(({ services }) => services.length > 0) : offers;
}

export function isInReach({ garage }: Offer): boolean {
  return garage.distanceKm !== null && garage.distanceKm <= reachKm;
}

async function listNearest(db: Database, point: Point, { vehicleType }: Wanted): Promise<Garage[]> {
  const from = sql`point_on_earth(${point.latitude}::float8, ${point.longitude}::float8)`;
  const servesVehicle = vehicleType ? arrayContains(garages.vehicleTypes, [vehicleType]) : undefined;
  return await db
    .select(garageColumns(from))
    .from(garages)
    .where(and(eq(garages.status, 'active'), isNotNull(garages.latitude), servesVehicle))
    .orderBy(sql`point_on_earth(${garages.latitude}, ${garages.longitude}) <-> ${from}`)
    .limit(looked);
}
