import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { vehicles } from '../tables.ts';

const { id, type, make, model, registration, fuel, kilometres, pucUntil, insuranceUntil, serviceDue } = vehicles;

/** What the owner sees of a vehicle. */
export const vehicleColumns = {
  id,
  type,
  make,
  model,
  registration,
  fuel,
  kilometres,
  pucUntil,
  insuranceUntil,
  serviceDue,
};

/** Last changed first. */
export async function listVehicles(db: Database, userId: string): Promise<Vehicle[]> {
  return await db
    .select(vehicleColumns)
    .from(vehicles)
    .where(eq(vehicles.userId, userId))
    .orderBy(desc(vehicles.updatedAt), desc(vehicles.id));
}
