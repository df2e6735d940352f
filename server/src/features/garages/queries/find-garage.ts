import type { GarageDetail } from '@pahiya/contract/garages/schemas';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garages, services } from '../tables.ts';
import { garageColumns } from './garage-columns.ts';

export const serviceColumns = {
  id: services.id,
  garageId: services.garageId,
  name: services.name,
  description: services.description,
  price: services.price,
  duration: services.duration,
};

/** Null for an unknown and for an inactive garage alike. */
export async function findGarage(db: Database, garageId: string): Promise<GarageDetail | null> {
  const [found, offered] = await Promise.all([
    db
      .select(garageColumns())
      .from(garages)
      .where(and(eq(garages.id, garageId), eq(garages.status, 'active'))),
    db
      .select(serviceColumns)
      .from(services)
      .where(and(eq(services.garageId, garageId), services.isActive))
      .orderBy(services.id),
  ]);
  const [garage] = found;
  return garage ? { garage, services: offered } : null;
}
