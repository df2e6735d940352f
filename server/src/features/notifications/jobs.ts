import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createLane } from '../../platform/lane.ts';
import { forgetEndedDevices } from './commands/forget-ended.ts';
import { type PushParts, sendDuePushes } from './commands/send-due-pushes.ts';

export interface PushWork {
  wake(): void;
  idle(): Promise<void>;
}

/** What is to be sent stands in the database: `wake` looks there now, because somebody may have just written something. */
export function createPushWork(db: Database, parts: PushParts): PushWork {
  return createLane(() =>
    sendDuePushes(db, parts).catch((error: unknown) => parts.log.error({ err: error }, 'push work failed')),
  );
}

/** Every night. */
export function deviceExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'push-token-expiry', schedule: '45 3 * * *', run: () => forgetEndedDevices(db) };
}
