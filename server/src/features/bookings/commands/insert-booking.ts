import type { BookedService, Booking, CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { deadlockDetected, exclusionViolation, isDatabaseError } from '../../../database/errors.ts';
import type { Database } from '../../../database/pool.ts';
import { claimantOf } from '../../calendar/commands/claimant.ts';
import type { Claim } from '../../calendar/rules/slot-refusals.ts';
import { composeNotes, requestHash } from '../rules.ts';
import type { Booker } from '../types.ts';
import { notifyOfSlot } from './notify-of-slot.ts';

export interface NewBooking {
  booker: Booker;
  input: CreateBookingInput;
  vehicleId: string | null;
  now: Date;
  garageName: string;
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
  hold_ends_at: string | null;
  assigned_mechanic_id: string | null;
  assigned_mechanic_name: string | null;
  assigned_at: string | null;
  created_at: string;
}

export type InsertOutcome = { ok: true; row: InsertedBooking } | { ok: false; claim: Claim };

/** A booking written without the day's lock can violate the exclusion constraint; a retry takes another mechanic. */
const attempts = 3;

const taken: InsertOutcome = { ok: false, claim: { refusal: 'taken', own_booking: null, maximum: null } };

/** One statement takes the day's lock, checks the database's rules, picks a free mechanic and writes the booking. */
export async function insertBooking(db: Database, booking: NewBooking): Promise<InsertOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      // A walk-in is part of the desk's transaction; a savepoint keeps that alive after a collision.
      if (booking.booker.walkIn) return await db.transaction((step) => tryInsert(step, booking));
      return await tryInsert(db, booking);
    } catch (error) {
      if (!isCollision(error)) throw error;
      if (attempt === attempts) return taken;
    }
  }
}

/** True if another change of the mechanic's day interfered. Nothing was written, and a retry is safe. */
export function isCollision(error: unknown): boolean {
  return (
    isDatabaseError(error, exclusionViolation, 'bookings_no_mechanic_overlap') ||
    isDatabaseError(error, deadlockDetected)
  );
}

async function tryInsert(
  db: Database,
  { booker, input, services, now, vehicleId, ...rest }: NewBooking,
): Promise<InsertOutcome> {
  const { userId, walkIn } = booker;
  const notes = composeNotes({
    services,
    serviceType: input.serviceType,
    address: input.address,
    additionalNotes: input.notes,
  });
  const { phone } = rest.customer;
  const { serviceType, bookingDate: date, bookingTime: startTime } = input;
  const slot = { serviceType, date, startTime, endTime: rest.slotEnd };
  const news = { kind: 'confirmed', garageName: rest.garageName, slot } as const;
  const claimant = walkIn
    ? null
    : { ...pickClaim(input), ...booker.limits, userId: booker.userId, network: booker.network, vehicleId, phone, now };
  const { rows } = await db.execute<InsertedBooking & Claim>(sql`
    with claim as materialized (
      select * from claim_slot(${input.garageId}::uuid, ${input.bookingDate}::date, ${input.bookingTime}::time,
        ${rest.slotEnd}::time, ${claimantOf(claimant)})
    ), booked as (
      insert into bookings (
        id, user_id, garage_id, service_id, booking_date, booking_time, end_time,
        customer_name, customer_email, customer_phone, service_type, vehicle_type, vehicle_make, vehicle_model, vehicle_id,
        address, additional_notes, notes, payment_method, payment_status, total_amount, status, held_until, hold_ends_at,
        service_details, service_names, assigned_mechanic_id, assigned_mechanic_name, assigned_at,
        idempotency_key, request_hash, is_walk_in)
      select
        ${uuidv7()}, ${userId}, ${input.garageId}, ${services[0]?.id}::uuid,
        ${input.bookingDate}::date, ${input.bookingTime}::time, ${rest.slotEnd}::time,
        ${rest.customer.name}, ${rest.customer.email}, ${rest.customer.phone},
        ${input.serviceType}, ${input.vehicleType}, ${input.vehicleMake}, ${input.vehicleModel}, ${vehicleId}::uuid,
        ${input.address}, ${input.notes}, ${notes}, ${input.paymentMethod},
        ${input.paymentMethod === 'cash' ? 'cash_on_service' : 'pending'}, ${rest.totalAmount}::int, 'confirmed',
        case when ${input.paymentMethod} = 'online' then hold_clock() + make_interval(mins => ${limits.failedPaymentHoldMinutes}) end,
        case when ${input.paymentMethod} = 'online' then hold_clock() + make_interval(mins => ${limits.unpaidHoldMinutes}) end,
        ${JSON.stringify(services)}::jsonb,
        array(select json_array_elements_text(${JSON.stringify(services.map((service) => service.name))}::json)),
        mechanic_id, mechanic_name, case when mechanic_id is not null then now() end,
        ${input.idempotencyKey}, ${requestHash(input, walkIn)}, ${walkIn !== undefined}
      from claim where refusal is null
      returning id, user_id, garage_id, notes, payment_status, status, held_until, hold_ends_at, assigned_mechanic_id,
        assigned_mechanic_name, assigned_at, created_at
    ), known as (
      -- The first phone a customer gives is kept for the next booking.
      update profiles set phone = ${phone}
      from booked where profiles.id = ${userId}::uuid and profiles.phone is null and ${phone}::text is not null
    ), linked as (
      insert into booking_services (booking_id, service_id, garage_id)
      select booked.id, chosen.id::uuid, booked.garage_id
      from booked, json_array_elements_text(${JSON.stringify(services.map((service) => service.id))}::json) as chosen (id)
    ), recorded as (
      insert into booking_changes (id, booking_id, kind, actor, actor_name, details)
      select ${uuidv7()}, booked.id, 'created', ${walkIn ? 'garage' : 'customer'}, ${walkIn?.by ?? userId},
        jsonb_build_object('mechanicName', booked.assigned_mechanic_name)
      from booked
    ), traced as (
      insert into booking_origins (booking_id, network)
      select booked.id, ${walkIn ? null : booker.network} from booked where is_new_account(${userId}::uuid)
    ), notified as (${notifyOfSlot(news, sql`(select id, user_id from booked where ${input.paymentMethod} = 'cash')`)}
    )
    select claim.refusal, claim.own_booking, claim.maximum, booked.* from claim left join booked on true`);
  const [row] = rows;
  if (!row) throw new Error('The claim returned no row');
  return row.refusal === null ? { ok: true, row } : { ok: false, claim: row };
}

function pickClaim({ paymentMethod, vehicleType, vehicleMake, vehicleModel }: CreateBookingInput) {
  return { paymentMethod, vehicleType, vehicleMake, vehicleModel };
}
