import { limits } from '@pahiya/contract/shared/limits';
import type { Vehicle, VehicleInput } from '@pahiya/contract/vehicles/schemas';
import { and, count, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { InColumns } from '../../../database/columns.ts';
import { isDatabaseError, uniqueViolation } from '../../../database/errors.ts';
import { holdName } from '../../../database/hold-name.ts';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { vehicleColumns } from '../queries/list-vehicles.ts';
import { vehicles } from '../tables.ts';

type Columns = InColumns<VehicleInput, typeof vehicles>;

type SaveOutcome<Reason extends string> = { ok: true; vehicle: Vehicle } | { ok: false; reason: Reason };

/** Two people can have the same registration, as after a sale. */
export async function addVehicle(
  db: Database,
  userId: UserId,
  vehicle: Columns,
): Promise<SaveOutcome<'REGISTRATION_TAKEN' | 'TOO_MANY_VEHICLES'>> {
  return await unlessTaken(() =>
    db.transaction(async (tx) => {
      // The lock makes concurrent requests of one account count each other.
      await holdName(tx, `vehicles of ${userId}`);
      const [counted] = await tx.select({ own: count() }).from(vehicles).where(eq(vehicles.userId, userId));
      if (counted && counted.own >= limits.ownVehicles) return { ok: false, reason: 'TOO_MANY_VEHICLES' };
      const [added] = await tx
        .insert(vehicles)
        .values({ id: uuidv7(), userId, ...vehicle })
        .returning(vehicleColumns);
      if (!added) throw new Error('The new vehicle is missing');
      return { ok: true, vehicle: added };
    }),
  );
}

export async function changeVehicle(
  db: Database,
  { userId, vehicleId, vehicle }: { userId: UserId; vehicleId: string; vehicle: Columns },
): Promise<SaveOutcome<'REGISTRATION_TAKEN' | 'NOT_FOUND'>> {
  return await unlessTaken(async () => {
    const [changed] = await db
      .update(vehicles)
      .set({ ...vehicle, updatedAt: sql`now()` })
      .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, userId)))
      .returning(vehicleColumns);
    return changed ? { ok: true, vehicle: changed } : { ok: false, reason: 'NOT_FOUND' };
  });
}

export async function removeVehicle(db: Database, userId: UserId, vehicleId: string): Promise<boolean> {
  const removed = await db
    .delete(vehicles)
    .where(and(eq(vehicles.id, vehicleId), eq(vehicles.userId, userId)))
    .returning({ id: vehicles.id });
  return removed.length > 0;
}

async function unlessTaken<Reason extends string>(
  save: () => Promise<SaveOutcome<Reason>>,
): Promise<SaveOutcome<Reason | 'REGISTRATION_TAKEN'>> {
  try {
    return await save();
  } catch (error) {
    if (isDatabaseError(error, uniqueViolation, 'vehicles_registration_key')) {
      return { ok: false, reason: 'REGISTRATION_TAKEN' };
    }
    throw error;
  }
}
