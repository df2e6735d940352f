import type { BookedService, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import type { Service } from '@pahiya/contract/garages/schemas';
import { weekdayOf } from '@pahiya/contract/shared/dates';
import type { WorkingHours } from '@pahiya/contract/shared/work-end';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isHoliday } from '../../garages/queries/find-holiday.ts';
import { holidaysFrom, weeklyHours } from '../../garages/queries/opening-hours.ts';
import { isBookedBy } from './is-booked-by.ts';

export type OfferedService = BookedService & Pick<Service, 'duration' | 'serviceTypes'>;

export interface BookingFacts {
  garage: {
    name: string;
    location: string;
    imageUrl: string | null;
    latitude: number | null;
    longitude: number | null;
    isActive: boolean;
    hours: WorkingHours;
  } | null;
  customer: { name: string; email: string; phone: string | null; isSuspended: boolean } | null;
  services: OfferedService[];
  /** Null if no slot starts at the requested time or the day is closed. */
  slotEnd: string | null;
  hasKeyedBooking: boolean;
  /** Null if none was chosen, it no longer exists, or different details were entered. */
  vehicleId: string | null;
}

interface FactsRow extends Record<string, unknown> {
  garage: BookingFacts['garage'];
  customer: BookingFacts['customer'];
  services: OfferedService[] | null;
  slot_end: string | null;
  has_keyed_booking: boolean;
  vehicle_id: string | null;
}

export async function loadBookingFacts(
  db: Database,
  userId: string | null,
  input: CreateBookingInput,
): Promise<BookingFacts> {
  const { rows } = await db.execute<FactsRow>(sql`select
    (select json_build_object('name', g.name, 'location', g.location, 'imageUrl', g.image_url,
      'latitude', g.latitude, 'longitude', g.longitude, 'isActive', g.status = 'active', 'hours', json_build_object('weekly', ${weeklyHours(sql`g.id`)},
        'holidays', ${holidaysFrom(sql`g.id`, sql`${input.bookingDate}::date`)}))
      from garages g where g.id = ${input.garageId}) as garage,
    (select json_build_object('name', coalesce(p.full_name, u.name), 'email', u.email, 'phone', p.phone, 'isSuspended', p.suspended_at is not null)
      from auth_users u left join profiles p on p.id = u.id where u.id = ${userId}::uuid) as customer,
    (select json_agg(json_build_object('id', s.id, 'name', s.name, 'price', s.price, 'duration', s.duration,
        'serviceTypes', s.service_types) order by wanted.place)
      from json_array_elements_text(${JSON.stringify(input.serviceIds)}::json) with ordinality as wanted (id, place)
      join services s on s.id = wanted.id::uuid and s.garage_id = ${input.garageId} and s.is_active) as services,
    (select to_char(t.end_time, 'HH24:MI') from garage_time_slots t
      where t.garage_id = ${input.garageId} and t.day_of_week = ${weekdayOf(input.bookingDate)}
        and t.start_time = ${input.bookingTime} and t.is_available
        and not ${isHoliday(input.garageId, input.bookingDate)}) as slot_end,
    exists (select from bookings b
      where ${isBookedBy({ ...input, userId })}) as has_keyed_booking,
    (select v.id from vehicles v where v.id = ${input.vehicleId}::uuid and v.user_id = ${userId}::uuid
      and (v.type, lower(v.make), lower(v.model))
        = (${input.vehicleType}, lower(${input.vehicleMake}), lower(${input.vehicleModel}))) as vehicle_id`);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return {
    garage: row.garage,
    customer: row.customer,
    services: row.services ?? [],
    slotEnd: row.slot_end,
    hasKeyedBooking: row.has_keyed_booking,
    vehicleId: row.vehicle_id,
  };
}
