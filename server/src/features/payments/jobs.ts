import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createLane } from '../../platform/lane.ts';
import type { Logger } from '../../platform/logger.ts';
import type { BookingLimits } from '../bookings/types.ts';
import { askRefunds } from './commands/ask-refunds.ts';
import { deleteOldEvents } from './commands/delete-old-events.ts';
import { processEvents } from './commands/process-events.ts';
import { reconcile } from './commands/reconcile.ts';
import { releaseLapsed } from './commands/release-lapsed.ts';
import type { PaymentGateway, PaymentWork } from './types.ts';

interface Parts {
  db: Database;
  gateway: PaymentGateway;
  log: Logger;
  now: () => Date;
  bookingLimits: BookingLimits;
}

type Step = () => Promise<void>;

/**
 * What is to be done stands in the database: events to act on, refunds to ask for. `wake` looks there
 * now, because somebody has just written something; the sweep looks every minute, also for what a stopped node left.
 * Events wait for nothing but events: a slot is being held meanwhile, and gateways may take minutes.
 */
export function createPaymentWork(parts: Parts): PaymentWork {
  const { db, log } = parts;
  const actOnEvents = () => processEvents(db, parts);
  const giveBack = () => askRefunds(db, parts);
  const sweep = [() => releaseLapsed(db), () => reconcile(db, parts), actOnEvents, giveBack];
  const refunds = createLane(() => runEach([giveBack], log));
  const events = createLane(() => runEach([actOnEvents], log), refunds);
  return {
    wake: events.wake,
    sweep: () => runEach(sweep, log),
    async idle() {
      const lanes = [events, refunds];
      while (lanes.some((lane) => lane.isBusy())) for (const lane of lanes) await lane.idle();
    },
  };
}

/** A step that fails keeps no other from its turn; the next sweep tries it again. */
async function runEach(steps: Step[], log: Logger): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'payment work failed'));
}

export function paymentSweepQueue(work: PaymentWork): JobQueue<object> {
  return { name: 'payment-sweep', schedule: '* * * * *', run: () => work.sweep() };
}

/** Every night. */
export function eventExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'payment-event-expiry', schedule: '30 3 * * *', run: () => deleteOldEvents(db) };
}
