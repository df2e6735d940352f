import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/pool.ts';
import type { JobQueue, Jobs } from '../../platform/jobs.ts';
import { createLane } from '../../platform/lane.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { removeOldPassingFiles } from '../../platform/passing-file.ts';
import { requestDeletion } from './commands/request-deletion.ts';
import { sendFarewells } from './commands/send-farewells.ts';
import { deletionMail } from './rules/mails.ts';
import { deletionRequests } from './tables.ts';
import type { AccountWork, DeletionWish } from './types.ts';

interface Parts {
  db: Database;
  log: Logger;
  mailer: Mailer;
  jobs: Pick<Jobs, 'send'>;
  /** The public address of the site. */
  origin: string;
}

interface AllAccountWork extends AccountWork {
  /** Mails the link of a deletion that somebody asked for. */
  deletionQueue: JobQueue<DeletionWish>;
  /** Farewells that are due, and exports on this node's disk that nobody came for. */
  sweep(): Promise<void>;
  idle(): Promise<void>;
}

const deletionQueueName = 'account-deletion';

/**
 * A deletion that is asked for is queued before anybody looks whether the address has an account, so that no answer's
 * time tells. Farewells stand in the database: `wake` sends them now, the sweep each minute, also for a stopped node.
 */
export function createAccountWork({ db, log, mailer, jobs, origin }: Parts): AllAccountWork {
  const farewells = createLane(() =>
    sendFarewells(db, mailer).catch((error: unknown) => log.error({ err: error }, 'account work failed')),
  );
  return {
    wake: farewells.wake,
    idle: farewells.idle,
    askDeletion: (wish) => jobs.send(deletionQueueName, wish),
    async sweep() {
      farewells.wake();
      await Promise.all([farewells.idle(), removeOldPassingFiles()]);
    },
    deletionQueue: {
      name: deletionQueueName,
      async run({ email }) {
        const request = await requestDeletion(db, email);
        if (!request) return;
        const { to, language, token } = request;
        // Behind `#`: browsers never send that part, so that no log on the way can keep it.
        const link = `${origin}/delete-account?lang=${language}#token=${token}`;
        await mailer.send({ to, ...deletionMail(language, link) });
      },
    },
  };
}

export function accountSweepQueue(work: Pick<AllAccountWork, 'sweep'>): JobQueue<object> {
  return { name: 'account-sweep', schedule: '* * * * *', run: () => work.sweep() };
}

/** Every night. */
export function deletionExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'account-deletion-expiry', schedule: '10 3 * * *', run: () => deleteExpiredRequests(db) };
}

export async function deleteExpiredRequests(db: Database): Promise<void> {
  await db.delete(deletionRequests).where(lt(deletionRequests.expiresAt, sql`now()`));
}

/**
 * Every night: the records of deleted accounts whose time has come (`forgetBookings`), with all that belongs to them, and
 * where new accounts booked from.
 */
export function bookingPurgeQueue(db: Database, now: () => Date): JobQueue<object> {
  return {
    name: 'booking-purge',
    schedule: '20 3 * * *',
    run: async () => {
      await purgeBookings(db, now());
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
