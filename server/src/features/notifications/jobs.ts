import type { Database } from '../../database/pool.ts';
import type { JobQueue } from '../../platform/jobs.ts';
import { createWorker } from '../../platform/worker.ts';
import { type ClaimedPush, claimPushes } from './commands/claim-pushes.ts';
import { forgetEndedDevices } from './commands/forget-ended.ts';
import { finishPush, type PushParts } from './commands/send-push.ts';
import { pushRoom } from './rules/push-room.ts';

export interface PushWork {
  wake(): void;
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Each push that ends makes room for the next, so none waits for a slow one. */
export function createPushWork(db: Database, parts: PushParts): PushWork {
  const underWay = new Map<Promise<void>, ClaimedPush>();
  const worker = createWorker(() =>
    begin().catch((error: unknown) => parts.log.error({ err: error }, 'push work failed')),
  );

  async function begin(): Promise<void> {
    for (const push of await claimPushes(db, pushRoom([...underWay.values()]))) {
      const sending = finishPush(db, push, parts).then(() => {
        underWay.delete(sending);
        worker.wake();
      });
      underWay.set(sending, push);
    }
  }

  async function idle(): Promise<void> {
    for (;;) {
      await worker.idle();
      if (underWay.size === 0) return;
      await Promise.race(underWay.keys());
    }
  }

  return {
    wake: worker.wake,
    idle,
    stop() {
      worker.stop();
      return idle();
    },
  };
}

export function deviceExpiryQueue(db: Database): JobQueue<object> {
  return { name: 'push-token-expiry', schedule: '45 3 * * *', run: () => forgetEndedDevices(db) };
}
