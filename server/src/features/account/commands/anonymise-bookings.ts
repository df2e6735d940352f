import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { bookings } from '../../calendar/tables.ts';

/** Columns of the accounting record. None of them identifies the customer. */
type Accounting =
  | 'id'
  | 'isWalkIn'
  | 'garageId'
  | `service${'Id' | 'Type' | 'Details' | 'Names'}`
  | `booking${'Date' | 'Time'}`
  | 'endTime'
  | 'slotRange'
  | 'vehicleType'
  | `payment${'Method' | 'Status'}`
  | 'totalAmount'
  | 'status'
  | 'cancelReason'
  | 'cancelledAt'
  | 'heldUntil'
  | 'holdEndsAt'
  | `assigned${'MechanicId' | 'MechanicName' | 'At'}`
  | 'idempotencyKey'
  | 'requestHash'
  | 'createdAt';

/** Replaces every other column. A new column must be added here or to `Accounting`. */
const withoutCustomer = {
  userId: null,
  customerName: '',
  customerEmail: '',
  customerPhone: null,
  vehicleMake: '',
  vehicleModel: '',
  vehicleId: null,
  address: '-',
  additionalNotes: '',
  notes: '',
  updatedAt: sql`now()`,
  purgeOn: sql`make_date(extract(year from booking_date - interval '3 months')::int + 9, 4, 1)`,
} satisfies Record<Exclude<keyof typeof bookings.$inferSelect, Accounting>, unknown>;

/** A walk-in has no account that could be deleted, so its customer is forgotten after a year (product, section 14.2). */
export async function anonymiseWalkIns(db: Database, now: Date): Promise<void> {
  const isOld = sql`${bookings.bookingDate} <= ${yearBefore(now)}`;
  await db
    .update(bookings)
    .set(withoutCustomer)
    .where(and(bookings.isWalkIn, isNull(bookings.purgeOn), isOld));
}

function yearBefore(now: Date) {
  return sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata' - interval '1 year')::date`;
}

/** Accounting records stay, without personal data, for eight financial years (Companies Act, 2013, section 128(5)). */
export async function anonymiseBookings(tx: Database, userId: string): Promise<void> {
  const own = sql`(select id from bookings where user_id = ${userId})`;
  await tx.execute(sql`
    update desk_audit set details = details - 'reason' where details ? 'reason' and subject_id in ${own}`);
  await tx.execute(sql`
    delete from bookings b where b.user_id = ${userId} and b.status <> 'completed'
      and not exists (select from payments p where p.booking_id = b.id)`);
  await tx.execute(sql`
    update booking_changes set actor_name = null where actor = 'customer' and booking_id in ${own}`);
  await tx.execute(sql`
    update booking_changes set details = details - 'reason' where kind = 'cancelled' and booking_id in ${own}`);
  await tx.execute(sql`
    delete from review_versions where review_id in (select id from reviews where user_id = ${userId})`);
  await tx.execute(sql`update reviews set comment = null, user_id = null where user_id = ${userId}`);
  await tx.update(bookings).set(withoutCustomer).where(eq(bookings.userId, userId));
}
