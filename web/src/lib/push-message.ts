/** What the service worker and the pages tell each other. */
export type WorkerMessage =
  /** A notification was tapped: open this path. It is answered with `true`, or the worker opens the page itself. */
  | { kind: 'open-path'; path: string }
  /** The browser has given this device another subscription. */
  | { kind: 'subscription-changed' };

export const workerPath = '/sw.js';

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'subscription-changed') return true;
  return data.kind === 'open-path' && 'path' in data && typeof data.path === 'string';
}
