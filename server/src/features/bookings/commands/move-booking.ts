import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../../database/pool.ts';
import { claimantOf } from '../../calendar/commands/claimant.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import type { RescheduleFacts } from '../queries/load-reschedule-facts.ts';
import { isCollision } from './insert-booking.ts';
import { notifyOfSlot } from './notify-of-slot.ts';

export interface Move {
  userId: string;
  booking: RescheduleFacts;
  to: { date: string; startTime: string; endTime: string };
  now: Date;
}

/** `collided`: another change interfered, so the facts must be read again. Only `moved` has written anything. */
export type MoveOutcome = 'moved' | 'collided' | Claim;

/** Moves a booking in one statement, under the rules of a new one. The mechanic stays if free. */
export async function moveBooking(db: Database, move: Move): Promise<MoveOutcome> {
  try {
    return await tryMove(db, move);
  } catch (error) {
    if (!isCollision(error)) throw error;
    return 'collided';
  }
}

async function tryMove(db: Database, { userId, booking, to, now }: Move): Promise<MoveOutcome> {
  const from = { date: booking.bookingDate, startTime: booking.bookingTime, endTime: booking.endTime };
  const slot = { serviceType: booking.serviceType, ...to };
  const news = { kind: 'rescheduled', garageName: booking.garageName, slot } as const;
  const { rows } = await db.execute<Claim & { isMoved: boolean }>(sql`
    with claimed as materialized (
      select * from claim_slot(${booking.garageId}::uuid, ${to.date}::date, ${to.startTime}::time, ${to.endTime}::time,
        ${claimantOf({ userId, now })}, ${booking.id}::uuid, ${booking.mechanicId}::uuid)
    ), moved as (
      update bookings b
      set booking_date = ${to.date}::date, booking_time = ${to.startTime}::time, end_time = ${to.endTime}::time,
        assigned_mechanic_id = claimed.mechanic_id, assigned_mechanic_name = claimed.mechanic_name,
        assigned_at = case
          when claimed.mechanic_id = b.assigned_mechanic_id then b.assigned_at
          when claimed.mechanic_id is not null then now()
        end,
        updated_at = now()
      from claimed
      where claimed.refusal is null and b.id = ${booking.id} and b.user_id = ${userId} and b.status = 'confirmed' and b.held_until is null
        and b.booking_date = ${from.date}::date and b.booking_time = ${from.startTime}::time
        and b.assigned_mechanic_id is not distinct from ${booking.mechanicId}::uuid
      returning b.id, b.user_id, b.assigned_mechanic_name
    ), recorded as (
      insert into booking_changes (id, booking_id, kind, actor, actor_name, details)
      select ${uuidv7()}, moved.id, 'rescheduled', 'customer', ${userId}, jsonb_build_object(
        'from', ${JSON.stringify(from)}::jsonb, 'to', ${JSON.stringify(to)}::jsonb,
        'mechanicName', moved.assigned_mechanic_name)
      from moved
    ), notified as (${notifyOfSlot(news, sql`moved`)}
    )
    select refusal, own_booking, maximum, exists (select from moved) as "isMoved" from claimed`);
  const [row] = rows;
  if (!row) throw new Error('The claim returned no row');
  if (row.isMoved) return 'moved';
  return row.refusal === null ? 'collided' : row;
}
