import type { GarageDetail, OpeningHours } from '@pahiya/contract/garages/schemas';
import { businessZone } from '@pahiya/contract/shared/dates';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { garages, services } from '../tables.ts';
import { garageColumns } from './garage-columns.ts';
import { holidaysFrom, weeklyHours } from './opening-hours.ts';

export const serviceColumns = {
  id: services.id,
  garageId: services.garageId,
  name: services.name,
  description: services.description,
  price: services.price,
  duration: services.duration,
  serviceTypes: services.serviceTypes,
};

const today = sql`(now() at time zone ${sql.raw(`'${businessZone}'`)})::date`;

const selectGarage = prepareOnce((db) =>
  db
    .select({
      garage: garageColumns(),
      openingHours: sql<OpeningHours[]>`${weeklyHours(garages.id)}`,
      holidays: sql<string[]>`${holidaysFrom(garages.id, today)}`,
    })
    .from(garages)
    .where(and(eq(garages.id, sql.placeholder('garageId')), eq(garages.status, 'active')))
    .prepare('garage'),
);

const selectServices = prepareOnce((db) =>
  db
    .select(serviceColumns)
    .from(services)
    .where(and(eq(services.garageId, sql.placeholder('garageId')), services.isActive))
    .orderBy(services.id)
    .prepare('services_of_garage'),
);

/** Null if the garage is unknown or inactive. */
export async function findGarage(db: Database, garageId: string): Promise<GarageDetail | null> {
  const [found, offered] = await Promise.all([
    selectGarage(db).execute({ garageId }),
    selectServices(db).execute({ garageId }),
  ]);
  const [detail] = found;
  return detail ? { ...detail, services: offered } : null;
}
