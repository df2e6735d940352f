import type { Welcome } from '@pahiya/contract/revvy/schemas';
import { zonedNow } from '@pahiya/contract/shared/dates';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../bookings/tables.ts';

interface Known {
  /** Of the last booking. */
  vehicle: Welcome['vehicle'];
  hasBookingToCome: boolean;
}

/** What the account's bookings tell of its vehicle. */
export async function findVehicle(db: Database, { userId, now }: { userId: string; now: Date }): Promise<Known> {
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
  if (!last) return { vehicle: null, hasBookingToCome: false };
  const { hasBookingToCome, ...vehicle } = last;
  return { vehicle, hasBookingToCome };
}
