import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { createWorker } from '../../platform/worker.ts';
import type { BookingLimits } from '../calendar/types.ts';
import { askRefunds } from './commands/ask-refunds.ts';
import { deleteOldEvents } from './commands/delete-old-events.ts';
import { endClosings } from './commands/end-closings.ts';
import { processEvents } from './commands/process-events.ts';
import { reconcile } from './commands/reconcile.ts';
import { releaseLapsed } from './commands/release-lapsed.ts';
import { sweepAlone } from './commands/sweep-alone.ts';
import type { PaymentGateway, PaymentWork } from './types.ts';

interface Parts {
  db: Database;
  gateway: PaymentGateway;
  log: Logger;
  now: () => Date;
  bookingLimits: BookingLimits;
}

interface StoppableWork extends PaymentWork {
  stop(): Promise<void>;
}

type Step = () => Promise<void>;

/** Tasks are in the database, so sweeps find what a stopped node left. Holds and events never wait for the gateway. */
export function createPaymentWork(parts: Parts): StoppableWork {
  const { db, log } = parts;
  const stopping = new AbortController();
  const deps = { ...parts, signal: stopping.signal };
  const actOnEvents = () => processEvents(db, deps);
  const giveBack = () => askRefunds(db, deps);
  const refunds = createWorker(() => runEach([giveBack], log));
  const events = createWorker(() => runEach([actOnEvents], log), refunds);
  const workers = [events, refunds];
  async function idle(): Promise<void> {
    while (workers.some((worker) => worker.isBusy())) for (const worker of workers) await worker.idle();
  }
  return {
    wake: events.wake,
    sweep: () => runEach([() => releaseLapsed(db), actOnEvents], log),
    askGateway: () => sweepAlone(db, parts.gateway.name, () => runEach([() => reconcile(db, deps), giveBack], log)),
    idle,
    async stop() {
      stopping.abort();
      for (const worker of workers) worker.stop();
      await idle();
    },
  };
}

async function runEach(steps: Step[], log: Logger): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'payment work failed'));
}

export function paymentSweepQueue(work: Pick<PaymentWork, 'sweep'>): JobQueue<object> {
  return { name: 'payment-sweep', schedule: '* * * * *', run: () => work.sweep() };
}

export function gatewaySweepQueue(work: Pick<PaymentWork, 'askGateway'>): JobQueue<object> {
  return { name: 'payment-gateway-sweep', schedule: '* * * * *', run: () => work.askGateway() };
}

export function eventExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'payment-event-expiry', schedule: '30 3 * * *', run: () => deleteOldEvents(db) };
}

export function closingExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'money-closing-expiry', schedule: '50 * * * *', run: () => endClosings(db) };
}
