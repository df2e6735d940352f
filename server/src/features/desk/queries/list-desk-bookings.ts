import type { BookingStatus } from '@pahiya/contract/bookings/schemas';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';
import { garages } from '../../garages/tables.ts';

interface DeskFilter {
  garageId?: string | undefined;
  /** If undefined, all days from `today` on count. */
  date?: string | undefined;
  status?: BookingStatus | undefined;
  today: string;
  limit: number;
}

const columns = {
  id: bookings.id,
  bookingDate: bookings.bookingDate,
  bookingTime: bookings.bookingTime,
  status: bookings.status,
  paymentStatus: bookings.paymentStatus,
  totalAmount: bookings.totalAmount,
  garageName: garages.name,
  mechanicName: bookings.assignedMechanicName,
  customerName: bookings.customerName,
  customerPhone: bookings.customerPhone,
  serviceNames: bookings.serviceNames,
  vehicleMake: bookings.vehicleMake,
  vehicleModel: bookings.vehicleModel,
};

export async function listDeskBookings(db: Database, { garageId, date, status, today, limit }: DeskFilter) {
  return await db
    .select(columns)
    .from(bookings)
    .innerJoin(garages, eq(garages.id, bookings.garageId))
    .where(
      and(
        garageId === undefined ? undefined : eq(bookings.garageId, garageId),
        date === undefined ? gte(bookings.bookingDate, today) : eq(bookings.bookingDate, date),
        status === undefined ? undefined : eq(bookings.status, status),
      ),
    )
    .orderBy(asc(bookings.bookingDate), asc(bookings.bookingTime), asc(bookings.id))
    .limit(limit);
}

export type DeskBooking = Awaited<ReturnType<typeof listDeskBookings>>[number];
