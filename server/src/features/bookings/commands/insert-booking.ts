import type { BookedService, Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { deadlockDetected, exclusionViolation, isDatabaseError } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { composeNotes, requestHash } from '../rules.ts';
import type { WalkIn } from '../types.ts';

export interface NewBooking {
  userId: string | null;
  walkIn?: WalkIn | undefined;
  wish: CreateBookingInput;
  services: BookedService[];
  totalAmount: number;
  slotEnd: string;
  customer: { name: string; email: string; phone: string | null };
}

export interface InsertedBooking extends Record<string, unknown> {
  id: string;
  notes: string;
  payment_status: Booking['paymentStatus'];
  status: Booking['status'];
  held_until: string | null;
  assigned_mechanic_name: string | null;
  created_at: string;
}

/** Whatever writes a booking without the day's lock may be met by the constraint; a retry sees him busy and takes the next. */
const attempts = 3;

/**
 * Books the slot in one statement, which is one transaction: it takes the day's lock, picks the first free mechanic
 * and writes the booking with its services. Null when every mechanic is busy.
 */
export async function insertBooking(db: Database, booking: NewBooking): Promise<InsertedBooking | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A walk-in is written in the desk's transaction, which a collision must leave alive.
      if (booking.walkIn) return await db.transaction((step) => tryInsert(step, booking));
      return await tryInsert(db, booking);
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt === attempts) return null;
    }
  }
}

/** Whether another change of the same mechanic's day came in between; nothing was written, and trying again is safe. */
export function isCollision(error: unknown): boolean {
  return (
    isDatabaseError(error, exclusionViolation, 'bookings_no_mechanic_overlap') ||
    isDatabaseError(error, deadlockDetected)
  );
}

async function tryInsert(
  db: Database,
  { userId, walkIn, wish, services, ...rest }: NewBooking,
): Promise<InsertedBooking | null> {
  const notes = composeNotes({
    services,
    serviceType: wish.serviceType,
    address: wish.address,
    additionalNotes: wish.notes,
  });
  const { rows } = await db.execute<InsertedBooking>(sql`
    with booked as (
      insert into bookings (
        id, user_id, garage_id, service_id, booking_date, booking_time, end_time,
        customer_name, customer_email, customer_phone, service_type, vehicle_type, vehicle_make, vehicle_model,
        address, additional_notes, notes, payment_method, payment_status, total_amount, status, held_until,
        service_details, service_names, assigned_mechanic_id, assigned_mechanic_name, assigned_at,
        idempotency_key, request_hash, is_walk_in)
      select
        ${uuidv7()}, ${userId}, ${wish.garageId}, ${services[0]?.id}::uuid,
        ${wish.bookingDate}::date, ${wish.bookingTime}::time, ${rest.slotEnd}::time,
        ${rest.customer.name}, ${rest.customer.email}, ${rest.customer.phone},
        ${wish.serviceType}, ${wish.vehicleType}, ${wish.vehicleMake}, ${wish.vehicleModel},
        ${wish.address}, ${wish.notes}, ${notes}, ${wish.paymentMethod},
        ${wish.paymentMethod === 'cash' ? 'cash_on_service' : 'pending'}, ${rest.totalAmount}::int, 'confirmed',
        case when ${wish.paymentMethod} = 'online' then hold_clock() + make_interval(mins => ${limits.failedPaymentHoldMinutes}) end,
        ${JSON.stringify(services)}::jsonb,
        array(select json_array_elements_text(${JSON.stringify(services.map((service) => service.name))}::json)),
        mechanic_id, mechanic_name, case when mechanic_id is not null then now() end,
        ${wish.idempotencyKey}, ${requestHash(wish, walkIn)}, ${walkIn !== undefined}
      from claim_free_mechanic(
        ${wish.garageId}::uuid, ${wish.bookingDate}::date, ${wish.bookingTime}::time, ${rest.slotEnd}::time)
      returning id, garage_id, notes, payment_status, status, held_until, assigned_mechanic_name, created_at
    ), linked as (
      insert into booking_services (booking_id, service_id, garage_id)
      select booked.id, chosen.id::uuid, booked.garage_id
      from booked, json_array_elements_text(${JSON.stringify(services.map((service) => service.id))}::json) as chosen (id)
    ), recorded as (
      insert into booking_changes (id, booking_id, kind, actor, actor_name, details)
      select ${uuidv7()}, booked.id, 'created', ${walkIn ? 'garage' : 'customer'}, ${walkIn?.by ?? userId},
        jsonb_build_object('mechanicName', booked.assigned_mechanic_name)
      from booked
    )
    select * from booked`);
  return rows[0] ?? null;
}
