import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SmsSender } from '../../platform/sms.ts';
import { createWorker } from '../../platform/worker.ts';
import { endMissedCalls } from './commands/end-missed-calls.ts';
import { sendConfirmations } from './commands/send-confirmations.ts';
import type { Support } from './types.ts';

interface Parts {
  db: Database;
  sms: SmsSender;
  log: Logger;
  now: () => Date;
}

interface SupportWork extends Support {
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

/** Confirmations are queued in the database, so the sweep also covers stopped nodes. */
export function createSupportWork({ db, log, now, sms }: Parts): SupportWork {
  const stopping = new AbortController();
  const confirm = () =>
    sendConfirmations(db, { sms, log, signal: stopping.signal }).catch((error: unknown) =>
      log.error({ err: error }, 'support work failed'),
    );
  const worker = createWorker(confirm);
  return {
    sendsSms: sms.reachesPhones,
    wake: worker.wake,
    idle: worker.idle,
    async sweep() {
      await confirm();
      await endMissedCalls(db, now());
    },
    stop() {
      stopping.abort();
      worker.stop();
      return worker.idle();
    },
  };
}

export function supportSweepQueue(work: { sweep(): Promise<void> }): JobQueue<object> {
  return { name: 'support-sweep', schedule: '* * * * *', run: () => work.sweep() };
}
