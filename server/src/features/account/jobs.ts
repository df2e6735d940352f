import { sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';

/** Every night: the records of deleted accounts whose time has come (`forgetBookings`), with all that belongs to them. */
export function bookingPurgeQueue(db: Database, now: () => Date): JobQueue<object> {
  return {
    name: 'booking-purge',
    schedule: '20 3 * * *',
    run: async () => {
      await purgeBookings(db, now());
    },
  };
}

export async function purgeBookings(db: Database, now: Date): Promise<void> {
  const due = sql`select id from bookings where purge_on <= (${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      delete from payment_refunds where gateway_payment_id in (
        select gateway_payment_id from payment_captures where booking_id in (${due}))`);
    await tx.execute(sql`delete from payment_captures where booking_id in (${due})`);
    await tx.execute(sql`delete from payments where booking_id in (${due})`);
    await tx.execute(sql`delete from bookings where id in (${due})`);
  });
}
