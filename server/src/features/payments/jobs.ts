import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendDueMails } from '../notifications/commands.ts';
import { askRefunds } from './commands/ask-refunds.ts';
import { processEvents } from './commands/process-events.ts';
import { reconcile } from './commands/reconcile.ts';
import { releaseLapsed } from './commands/release-lapsed.ts';
import type { PaymentGateway, PaymentWork } from './types.ts';

interface Parts {
  db: Database;
  gateway: PaymentGateway;
  mailer: Mailer;
  log: Logger;
  now: () => Date;
}

/**
 * What is to be done stands in the database: events to act on, refunds to ask for, mails to send. `wake` looks there
 * now, because somebody has just written something; the sweep looks every minute, also for what a stopped node left.
 */
export function createPaymentWork(parts: Parts): PaymentWork {
  const steps = [
    () => processEvents(parts.db, parts),
    () => askRefunds(parts.db, parts.gateway),
    () => sendDueMails(parts.db, (mail) => parts.mailer.send(mail)),
  ];
  const sweep = [() => releaseLapsed(parts.db), () => reconcile(parts.db, parts), ...steps];
  let running: Promise<void> | undefined;
  let isWanted = false;

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false;
      await runEach(steps, parts.log);
    }
    running = undefined;
  }

  return {
    wake() {
      isWanted = true;
      running ??= run();
    },
    sweep: () => runEach(sweep, parts.log),
    async idle() {
      while (running) await running;
    },
  };
}

/** A step that fails keeps no other from its turn; the next sweep tries it again. */
async function runEach(steps: (() => Promise<void>)[], log: Logger): Promise<void> {
  for (const step of steps) await step().catch((error: unknown) => log.error({ err: error }, 'payment work failed'));
}

export function paymentSweepQueue(work: PaymentWork): JobQueue<object> {
  return { name: 'payment-sweep', schedule: '* * * * *', run: () => work.sweep() };
}
