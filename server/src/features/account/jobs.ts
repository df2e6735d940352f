import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { removeOldTemporaryFiles } from '../../platform/temporary-file.ts';
import { anonymiseWalkIns } from './commands/anonymise-bookings.ts';
import { deletionRequests } from './tables.ts';

/** Every node deletes what is on its own disk. */
export function accountSweepQueue(): JobQueue<object> {
  return { name: 'account-sweep', schedule: '* * * * *', run: () => removeOldTemporaryFiles() };
}

export function deletionExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'account-deletion-expiry', schedule: '10 3 * * *', run: () => deleteExpiredRequests(db) };
}

export async function deleteExpiredRequests(db: Database): Promise<void> {
  await db.delete(deletionRequests).where(lt(deletionRequests.expiresAt, sql`now()`));
}

/**
 * Deletes anonymised bookings when their retention ends. Forgets the customers of old walk-ins, and the networks of new
 * accounts' bookings.
 */
export function bookingPurgeQueue(db: Database, now: () => Date): JobQueue<object> {
  return {
    name: 'booking-purge',
    schedule: '20 3 * * *',
    run: async () => {
      await purgeBookings(db, now());
      await anonymiseWalkIns(db, now());
      await db.execute(sql`delete from booking_origins where created_at < now() - interval '1 day'`);
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
