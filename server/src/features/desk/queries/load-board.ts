import type { Board, DeskBooking } from '@pahiya/contract/desk/garage/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { and, asc, between, eq, gte, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { listHolidays } from '../../garages/queries/list-holidays.ts';
import { listSlots } from '../../garages/queries/list-slots.ts';
import { garages, mechanics } from '../../garages/tables.ts';
import { deskBookingColumns, isHeld, lacksMechanic, toDeskBooking } from './desk-booking-columns.ts';
import { listDeskMechanics } from './list-offers.ts';

interface WantedBoard {
  garageId: string;
  from?: string | undefined;
  days: number;
  now: Date;
}

export async function loadBoard(db: Database, { garageId, from, days, now }: WantedBoard): Promise<Board | null> {
  const today = zonedNow(now).date;
  const first = from ?? today;
  const last = addDays(first, days - 1);
  const { id, name, location, status, hasMechanics } = garages;
  const [found] = await db.select({ id, name, location, status, hasMechanics }).from(garages).where(eq(id, garageId));
  if (!found) return null;
  const { hasMechanics: hadMechanics, ...garage } = found;
  const [slots, holidays, inDays, waiting, staff] = await Promise.all([
    listSlots(db, { garageId, from: first, days }),
    listHolidays(db, { garageId, from: first, to: last }),
    listBookings(db, { garageId, now, where: between(bookings.bookingDate, first, last) }),
    listBookings(db, { garageId, now, where: and(gte(bookings.bookingDate, today), isHeld, lacksMechanic) }),
    listDeskMechanics(db, garageId),
  ]);
  const dates = Array.from({ length: days }, (_, ahead) => addDays(first, ahead));
  return {
    garage,
    mechanics: staff,
    isWithoutMechanics: hadMechanics && !staff.some(({ isActive }) => isActive),
    days: dates.map((date) => ({
      date,
      holiday: holidays.find((holiday) => holiday.date === date)?.reason ?? null,
      slots: (slots ?? [])
        .filter((slot) => slot.date === date)
        .map(({ startTime, endTime, freeMechanics }) => ({ startTime, endTime, freeMechanics })),
      bookings: inDays.filter((booking) => booking.bookingDate === date),
    })),
    needsReassignment: waiting,
  };
}

interface WantedBookings {
  garageId: string;
  where: SQL | undefined;
  now: Date;
}

async function listBookings(db: Database, { garageId, where, now }: WantedBookings): Promise<DeskBooking[]> {
  const rows = await db
    .select(deskBookingColumns)
    .from(bookings)
    .leftJoin(mechanics, eq(mechanics.id, bookings.assignedMechanicId))
    .where(and(eq(bookings.garageId, garageId), where))
    .orderBy(asc(bookings.bookingDate), asc(bookings.bookingTime), asc(bookings.id));
  return rows.map((row) => toDeskBooking(row, now));
}
