import type { BookedService, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import type { Service } from '@pahiya/contract/garages/schemas';
import { weekdayOf } from '@pahiya/contract/shared/dates';
import type { WorkingHours } from '@pahiya/contract/shared/work-end';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
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

const given = {
  userId: sql`${sql.placeholder('userId')}::uuid`,
  garageId: sql`${sql.placeholder('garageId')}::uuid`,
  date: sql`${sql.placeholder('date')}::date`,
};

const garage = sql<BookingFacts['garage']>`(
  select json_build_object('name', g.name, 'location', g.location, 'imageUrl', g.image_url,
    'latitude', g.latitude, 'longitude', g.longitude, 'isActive', g.status = 'active',
    'hours', json_build_object('weekly', ${weeklyHours(sql`g.id`)}, 'holidays', ${holidaysFrom(sql`g.id`, given.date)}))
  from garages g where g.id = ${given.garageId})`;

const customer = sql<BookingFacts['customer']>`(
  select json_build_object('name', coalesce(p.full_name, u.name), 'email', u.email, 'phone', p.phone,
    'isSuspended', p.suspended_at is not null)
  from auth_users u left join profiles p on p.id = u.id where u.id = ${given.userId})`;

const services = sql<OfferedService[]>`(
  select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'price', s.price, 'duration', s.duration,
    'serviceTypes', s.service_types) order by wanted.place), '[]')
  from json_array_elements_text(${sql.placeholder('serviceIds')}::json) with ordinality as wanted (id, place)
  join services s on s.id = wanted.id::uuid and s.garage_id = ${given.garageId} and s.is_active)`;

const slotEnd = sql<string | null>`(
  select to_char(t.end_time, 'HH24:MI') from garage_time_slots t
  where t.garage_id = ${given.garageId} and t.day_of_week = ${sql.placeholder('weekday')}
    and t.start_time = ${sql.placeholder('time')}::time and t.is_available
    and not ${isHoliday(given.garageId, given.date)})`;

const vehicleId = sql<string | null>`(
  select v.id from vehicles v where v.id = ${sql.placeholder('vehicleId')}::uuid and v.user_id = ${given.userId}
    and (v.type, lower(v.make), lower(v.model)) = (${sql.placeholder('vehicleType')},
      lower(${sql.placeholder('vehicleMake')}), lower(${sql.placeholder('vehicleModel')})))`;

/** Planning it takes longer than running it. */
const selectFacts = prepareOnce((db, isWalkIn: boolean) => {
  const key = { userId: isWalkIn ? null : given.userId, idempotencyKey: sql.placeholder('idempotencyKey') };
  const hasKeyedBooking = sql<boolean>`exists (
    select from bookings b where ${isBookedBy({ ...key, garageId: given.garageId })})`;
  return db
    .select({ garage, customer, services, slotEnd, hasKeyedBooking, vehicleId })
    .from(sql`(select) as one`)
    .prepare(`booking_facts_${isWalkIn}`);
});

/** `userId` is null for a walk-in. */
export async function loadBookingFacts(
  db: Database,
  userId: string | null,
  input: CreateBookingInput,
): Promise<BookingFacts> {
  const [facts] = await selectFacts(db, userId === null).execute({
    ...input,
    userId,
    serviceIds: JSON.stringify(input.serviceIds),
    date: input.bookingDate,
    time: input.bookingTime,
    weekday: weekdayOf(input.bookingDate),
  });
  if (!facts) throw new Error('The query returned no row');
  return facts;
}
