import type { Booking } from '@pahiya/contract/bookings/schemas';
import { weekdayOf } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isHoliday } from '../../garages/queries/find-holiday.ts';

interface WantedMove {
  userId: string;
  bookingId: string;
  bookingDate: string;
  bookingTime: string;
}

export interface RescheduleFacts extends Record<string, unknown> {
  id: string;
  garageId: string;
  garageName: string;
  serviceType: Booking['serviceType'];
  status: Booking['status'];
  paymentMethod: Booking['paymentMethod'];
  paymentStatus: Booking['paymentStatus'];
  bookingDate: string;
  bookingTime: string;
  endTime: string;
  mechanicId: string | null;
  isHeld: boolean;
  /** Null if no slot starts at the requested time, the day is closed or the garage accepts no bookings. */
  slotEnd: string | null;
}

export async function loadRescheduleFacts(db: Database, wanted: WantedMove): Promise<RescheduleFacts | null> {
  const { rows } = await db.execute<RescheduleFacts>(sql`
    select b.id, b.garage_id as "garageId", (select name from garages where id = b.garage_id) as "garageName",
      b.service_type as "serviceType", b.status, b.payment_method as "paymentMethod", b.payment_status as "paymentStatus", b.booking_date::text as "bookingDate",
      to_char(b.booking_time, 'HH24:MI') as "bookingTime", to_char(b.end_time, 'HH24:MI') as "endTime",
      b.assigned_mechanic_id as "mechanicId", occupies_slot(b.status, b.held_until) as "isHeld",
      (select to_char(t.end_time, 'HH24:MI') from garage_time_slots t join garages g on g.id = t.garage_id
        where t.garage_id = b.garage_id and g.status = 'active' and t.is_available
          and t.day_of_week = ${weekdayOf(wanted.bookingDate)} and t.start_time = ${wanted.bookingTime}
          and not ${isHoliday(sql`b.garage_id`, wanted.bookingDate)}) as "slotEnd"
    from bookings b where b.id = ${wanted.bookingId} and b.user_id = ${wanted.userId}`);
  return rows[0] ?? null;
}
