import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createLane } from '../../platform/lane.ts';
import type { Logger } from '../../platform/logger.ts';
import type { BookingLimits } from '../bookings/types.ts';
import { askRefunds } from './commands/ask-refunds.ts';
import { deleteOldEvents } from './commands/delete-old-events.ts';
import { endClosings } from './commands/end-closings.ts';
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

/** The node's own end of the work. */
interface StoppableWork extends PaymentWork {
  /** From the call on no event, refund or link is taken; resolves when those under way have ended. */
  stop(): Promise<void>;
}

type Step = () => Promise<void>;

/**
 * What is to be done stands in the database: holds to end, events to act on, refunds to ask for. `wake` looks there
 * now, because somebody has just written something; the sweeps look every minute, also for what a stopped node left.
 * Holds and events never wait for the gateway: a slot is being held meanwhile, and gateways may take minutes.
 */
export function createPaymentWork(parts: Parts): StoppableWork {
  const { db, log } = parts;
  const stopping = new AbortController();
  const around = { ...parts, signal: stopping.signal };
  const actOnEvents = () => processEvents(db, around);
  const giveBack = () => askRefunds(db, around);
  const refunds = createLane(() => runEach([giveBack], log));
  const events = createLane(() => runEach([actOnEvents], log), refunds);
  const lanes = [events, refunds];
  async function idle(): Promise<void> {
    while (lanes.some((lane) => lane.isBusy())) for (const lane of lanes) await lane.idle();
  }
  return {
    wake: events.wake,
    sweep: () => runEach([() => releaseLapsed(db), actOnEvents], log),
    askGateway: () => runEach([() => reconcile(db, around), giveBack], log),
    idle,
    async stop() {
      stopping.abort();
      for (const lane of lanes) lane.stop();
      await idle();
    },
  };
}

/** A step that fails keeps no other from its turn; the next sweep tries it again. */
async function runEach(steps: Step[], log: Logger): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'payment work failed'));
}

/** Every minute, and never behind the gateway. */
export function paymentSweepQueue(work: Pick<PaymentWork, 'sweep'>): JobQueue<object> {
  return { name: 'payment-sweep', schedule: '* * * * *', run: () => work.sweep() };
}

/** Every minute as well. */
export function gatewaySweepQueue(work: Pick<PaymentWork, 'askGateway'>): JobQueue<object> {
  return { name: 'payment-gateway-sweep', schedule: '* * * * *', run: () => work.askGateway() };
}

/** Every night. */
export function eventExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'payment-event-expiry', schedule: '30 3 * * *', run: () => deleteOldEvents(db) };
}

/** Every hour. */
export function closingExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'money-closing-expiry', schedule: '50 * * * *', run: () => endClosings(db) };
}
