import type { ClosedDay, MechanicAtWork } from '@pahiya/contract/desk/garage/schemas';
import { and, asc, count, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { garageHolidays, mechanics } from '../../garages/tables.ts';
import { isHeld } from './desk-booking-columns.ts';
import { deskMechanicColumns } from './list-offers.ts';

interface ComingWork {
  garageId: string;
  today: string;
}

export async function listMechanicsAtWork(db: Database, { garageId, today }: ComingWork): Promise<MechanicAtWork[]> {
  const own = and(eq(bookings.assignedMechanicId, mechanics.id), gte(bookings.bookingDate, today), isHeld);
  return await db
    .select({ ...deskMechanicColumns, comingBookings: count(bookings.id) })
    .from(mechanics)
    .leftJoin(bookings, own)
    .where(eq(mechanics.garageId, garageId))
    .groupBy(mechanics.id)
    .orderBy(asc(mechanics.name), asc(mechanics.id));
}

export async function listClosedDays(db: Database, { garageId, today }: ComingWork): Promise<ClosedDay[]> {
  const { date, reason } = garageHolidays;
  const stays = and(eq(bookings.garageId, garageHolidays.garageId), eq(bookings.bookingDate, date), isHeld);
  return await db
    .select({ date, reason, bookings: count(bookings.id) })
    .from(garageHolidays)
    .leftJoin(bookings, stays)
    .where(and(eq(garageHolidays.garageId, garageId), gte(date, today)))
    .groupBy(date, reason)
    .orderBy(asc(date));
}
