import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createLane } from '../../platform/lane.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SmsSender } from '../../platform/sms.ts';
import { endMissedCalls } from './commands/end-missed-calls.ts';
import { sendConfirmations } from './commands/send-confirmations.ts';
import type { Support } from './types.ts';

interface Parts {
  db: Database;
  sms: SmsSender;
  log: Logger;
  now: () => Date;
}

/** What is to be sent stands in the database: `wake` looks there now, the sweep each minute, also for a stopped node. */
export function createSupportWork({ db, log, now, sms }: Parts): Support & { sweep(): Promise<void> } {
  const confirm = () =>
    sendConfirmations(db, { sms, log }).catch((error: unknown) => log.error({ err: error }, 'support work failed'));
  const lane = createLane(confirm);
  return {
    sendsSms: sms.reachesPhones,
    wake: lane.wake,
    idle: lane.idle,
    async sweep() {
      await confirm();
      await endMissedCalls(db, now());
    },
  };
}

export function supportSweepQueue(work: { sweep(): Promise<void> }): JobQueue<object> {
  return { name: 'support-sweep', schedule: '* * * * *', run: () => work.sweep() };
}
