import type { Database } from '../../../database/pool.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createFcm, type FcmSettings } from '../../../platform/push/fcm.ts';
import { createWebPush, type WebPushSettings } from '../../../platform/push/web-push.ts';
import { createPushWork } from '../jobs.ts';
import type { Pushes } from '../types.ts';

export interface PushSettings {
  vapid: WebPushSettings | null;
  fcm: FcmSettings | null;
  allowsLoopback: boolean;
}

interface Parts {
  db: Database;
  log: Logger;
  now: () => Date;
  everyMs?: number;
  timeoutMs?: number;
}

interface ComposedPushes {
  pushes: Pushes;
  stop(): Promise<void>;
}

export function createPushes(settings: PushSettings, { db, log, now, everyMs, timeoutMs }: Parts): ComposedPushes {
  const { vapid, fcm, allowsLoopback } = settings;
  const timeout = timeoutMs === undefined ? {} : { timeoutMs };
  const senders = {
    web: vapid && createWebPush(vapid, { allowsLoopback, ...timeout }),
    mobile: fcm && createFcm(fcm, timeout),
  };
  const { wake, idle, stop } = createPushWork(db, { senders, log, now });
  const timer = everyMs === undefined ? undefined : setInterval(wake, everyMs);
  timer?.unref();
  return {
    pushes: { publicKey: vapid?.publicKey ?? null, allowsLoopback, wake, idle },
    async stop() {
      clearInterval(timer);
      await stop();
    },
  };
}
