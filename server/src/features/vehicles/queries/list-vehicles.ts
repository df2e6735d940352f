import type { Vehicle } from '@pahiya/contract/vehicles/schemas';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { vehicles } from '../tables.ts';

const { id, type, make, model, registration, fuel, kilometres, pucUntil, insuranceUntil, serviceDue } = vehicles;

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

/** Bookings name the vehicle in text. */
const lastBooked = sql`(
  select max(${bookings.createdAt}) from ${bookings}
  where ${bookings.userId} = ${vehicles.userId} and ${bookings.vehicleType} = ${vehicles.type}
    and lower(${bookings.vehicleMake}) = lower(${vehicles.make}) and lower(${bookings.vehicleModel}) = lower(${vehicles.model}))`;

/** Lists the last booked first, then the last changed. */
export async function listVehicles(db: Database, userId: UserId): Promise<Vehicle[]> {
  return await db
    .select(vehicleColumns)
    .from(vehicles)
    .where(eq(vehicles.userId, userId))
    .orderBy(sql`${lastBooked} desc nulls last`, desc(vehicles.updatedAt), desc(vehicles.id));
}
