export type WorkerMessage =
  /** A notification was tapped: open this path. The page answers `true`, otherwise the worker opens the page itself. */
  | { kind: 'open-path'; path: string; notificationId: string | null }
  /** The page was opened by tapping this notification. */
  | { kind: 'opened'; notificationId: string }
  /** The browser replaced this device's push subscription. */
  | { kind: 'subscription-changed' };

/** Sent by a page to the worker when it has started. */
export const pageStarted = 'page-started';

export const workerPath = '/sw.js';

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'subscription-changed') return true;
  if (data.kind === 'opened') return 'notificationId' in data && typeof data.notificationId === 'string';
  return data.kind === 'open-path' && 'path' in data && typeof data.path === 'string';
}
