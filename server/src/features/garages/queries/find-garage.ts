import type { GarageDetail, OpeningHours, Service } from '@pahiya/contract/garages/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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

const selectGarage = prepareOnce((db) =>
  db
    .select({
      garage: garageColumns(),
      openingHours: sql<OpeningHours[]>`${weeklyHours(garages.id)}`,
      holidays: sql<string[]>`${holidaysFrom(garages.id, sql`${sql.placeholder('today')}::date`)}`,
      services: sql<Service[]>`${servicesOf(garages.id)}`,
    })
    .from(garages)
    .where(and(eq(garages.id, sql.placeholder('garageId')), eq(garages.status, 'active')))
    .prepare('garage'),
);

/** A second statement would wait for a second connection. */
function servicesOf(garageId: SQLWrapper): SQL {
  const fields = Object.entries(serviceColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  return sql`(
    select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${services.id}), '[]')
    from ${services} where ${services.garageId} = ${garageId} and ${services.isActive})`;
}

/** Null if the garage is unknown or inactive. */
export async function findGarage(db: Database, garageId: string, now = new Date()): Promise<GarageDetail | null> {
  const [found] = await selectGarage(db).execute({ garageId, today: zonedNow(now).date });
  return found ?? null;
}
