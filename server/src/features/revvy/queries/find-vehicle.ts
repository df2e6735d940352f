import type { Welcome } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import type { Fuel } from '@pahiya/contract/vehicles/schemas';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { listVehicles } from '../../vehicles/queries/list-vehicles.ts';

interface Known {
  /** The own one booked for last; without own vehicles, that of the last booking. */
  vehicle: Welcome['vehicle'];
  fuel: Fuel | null;
  pucUntil: string | null;
  serviceDue: string | null;
  hasBookingToCome: boolean;
}

const nothing = { vehicle: null, fuel: null, pucUntil: null, serviceDue: null };

export async function findVehicle(db: Database, { userId, now }: { userId: UserId; now: Date }): Promise<Known> {
  const [last, [own]] = await Promise.all([lastBooked(db, userId, now), listVehicles(db, userId)]);
  const hasBookingToCome = last?.hasBookingToCome ?? false;
  if (own) {
    const { type, make, model, fuel, pucUntil, serviceDue } = own;
    return { vehicle: { type, make, model }, fuel, pucUntil, serviceDue, hasBookingToCome };
  }
  if (!last) return { ...nothing, hasBookingToCome };
  const { type, make, model } = last;
  return { ...nothing, vehicle: { type, make, model }, hasBookingToCome };
}

async function lastBooked(db: Database, userId: string, now: Date) {
  const { date, time } = zonedNow(now);
  const [last] = await db
    .select({
      type: bookings.vehicleType,
      make: bookings.vehicleMake,
      model: bookings.vehicleModel,
      hasBookingToCome: sql<boolean>`exists (
        select from ${bookings} next where next.user_id = ${userId} and (next.status = 'in_progress'
          or (next.status = 'confirmed' and (next.booking_date, next.booking_time) >= (${date}::date, ${time}::time))))`,
    })
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(1);
  return last;
}
