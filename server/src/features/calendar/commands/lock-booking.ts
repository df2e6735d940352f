import type { Booking } from '@pahiya/contract/bookings/schemas';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** The row and its garage's day are locked by this transaction. */
export interface LockedBooking extends Record<string, unknown> {
  id: string;
  userId: string | null;
  garageId: string;
  serviceType: Booking['serviceType'];
  bookingDate: string;
  bookingTime: string;
  endTime: string;
  status: Booking['status'];
  cancelReason: Booking['cancelReason'];
  paymentMethod: Booking['paymentMethod'];
  paymentStatus: Booking['paymentStatus'];
  totalAmount: number;
  mechanicId: string | null;
  isHeld: boolean;
  /** Milliseconds of the database's clock. */
  heldUntil: number | null;
  clock: number;
  /** True if the slot has not begun by the database's clock. */
  isAhead: boolean;
}

class MovedMeanwhile extends Error {}

/**
 * Locks the day before the row, as all bookings do. A transaction that locks one booking never waits for a day while it
 * holds another, so no deadlock occurs; one that locks several is retried. Null if there is no such booking.
 */
export async function lockBooking(tx: Database, bookingId: string): Promise<LockedBooking | null> {
  for (;;) {
    try {
      return await tx.transaction((step) => lockUnderDay(step, bookingId));
    } catch (error) {
      if (!(error instanceof MovedMeanwhile)) throw error;
    }
  }
}

async function lockUnderDay(step: Database, bookingId: string): Promise<LockedBooking | null> {
  const day = await lockDay(step, bookingId);
  if (day === null) return null;
  const booking = await lockRow(step, bookingId, day);
  if (!booking) throw new MovedMeanwhile();
  return booking;
}

async function lockDay(tx: Database, bookingId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select booking_date::text as day, pg_advisory_xact_lock(hashtextextended(format('day %s %s', garage_id, booking_date), 0))
    from bookings where id = ${bookingId}`);
  return rows[0]?.day ?? null;
}

async function lockRow(tx: Database, bookingId: string, day: string): Promise<LockedBooking | null> {
  const { rows } = await tx.execute<LockedBooking>(sql`
    select id, user_id as "userId", garage_id as "garageId", service_type as "serviceType", booking_date::text as "bookingDate",
      to_char(booking_time, 'HH24:MI') as "bookingTime", to_char(end_time, 'HH24:MI') as "endTime",
      status, cancel_reason as "cancelReason", payment_method as "paymentMethod", payment_status as "paymentStatus",
      total_amount as "totalAmount", assigned_mechanic_id as "mechanicId",
      occupies_slot(status, held_until) as "isHeld",
      (extract(epoch from held_until) * 1000)::float8 as "heldUntil",
      (extract(epoch from hold_clock()) * 1000)::float8 as clock,
      booking_date + booking_time > hold_clock() at time zone 'Asia/Kolkata' as "isAhead"
    from bookings where id = ${bookingId} and booking_date = ${day}::date for update`);
  return rows[0] ?? null;
}
