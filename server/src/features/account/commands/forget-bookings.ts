import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/**
 * Accounting records stay without personal data until eight financial years, which end on 31 March, have passed
 * (Companies Act, 2013, section 128(5)). Their ratings still count.
 */
export async function forgetBookings(tx: Database, userId: string): Promise<void> {
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
  await tx.execute(sql`
    update bookings set user_id = null, customer_name = '', customer_email = '', customer_phone = null,
      address = '-', additional_notes = '', notes = '', vehicle_make = '', vehicle_model = '', updated_at = now(),
      purge_on = make_date(extract(year from booking_date - interval '3 months')::int + 9, 4, 1)
    where user_id = ${userId}`);
}
