/** What the service worker and the pages tell each other. */
export type WorkerMessage =
  /** A notification was tapped: open this path. It is answered with `true`, or the worker opens the page itself. */
  | { kind: 'open-path'; path: string; notificationId: string | null }
  /** The page was opened by tapping this one. */
  | { kind: 'opened'; notificationId: string }
  /** The browser has given this device another subscription. */
  | { kind: 'subscription-changed' };

/** What a page tells the worker when it has started. */
export const pageStarted = 'page-started';

export const workerPath = '/sw.js';

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'subscription-changed') return true;
  if (data.kind === 'opened') return 'notificationId' in data && typeof data.notificationId === 'string';
  return data.kind === 'open-path' && 'path' in data && typeof data.path === 'string';
}
