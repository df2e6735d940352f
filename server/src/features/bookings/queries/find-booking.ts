import type { Booking } from '@pahiya/contract/bookings/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { bookings } from '../../calendar/tables.ts';
import { garages } from '../../garages/tables.ts';
import { bookingColumns, toBooking } from './booking-columns.ts';

export interface OwnBooking {
  userId: UserId;
  bookingId: string;
  now: Date;
}

/** Planning it takes longer than running it. */
const selectOwn = prepareOnce((db) =>
  db
    .select(bookingColumns)
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(and(eq(bookings.id, sql.placeholder('bookingId')), eq(bookings.userId, sql.placeholder('userId'))))
    .prepare('own_booking'),
);

export async function findBooking(db: Database, { userId, bookingId, now }: OwnBooking): Promise<Booking | null> {
  const [row] = await selectOwn(db).execute({ userId, bookingId });
  return row ? toBooking(row, now) : null;
}

interface KeyedRequest {
  /** Null for a walk-in, whose key belongs to the garage. */
  userId: UserId | null;
  garageId: string;
  idempotencyKey: string;
  now: Date;
}

export async function findBookingByKey(
  db: Database,
  { userId, garageId, idempotencyKey, now }: KeyedRequest,
): Promise<{ booking: Booking; requestHash: string } | null> {
  const [row] = await db
    .select({ ...bookingColumns, requestHash: bookings.requestHash })
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(
      and(
        userId === null ? and(bookings.isWalkIn, eq(bookings.garageId, garageId)) : eq(bookings.userId, userId),
        eq(bookings.idempotencyKey, idempotencyKey),
      ),
    );
  if (!row) return null;
  const { requestHash, ...booking } = row;
  return { booking: toBooking(booking, now), requestHash };
}
