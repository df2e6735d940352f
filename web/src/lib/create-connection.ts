import { backOffMs, pause } from './back-off.ts';

interface ConnectionParts {
  serverAnswers: () => Promise<boolean>;
  /** What the device says; it may be connected to something that leads nowhere. */
  isDeviceConnected: () => boolean;
}

/**
 * Whether the server is out of reach: because the device says so, or because a call got no answer and the server, asked
 * again, gave none either. From then on it is asked until it answers.
 */
export function createConnection({ serverAnswers, isDeviceConnected }: ConnectionParts) {
  let isOffline = false;
  let asking: AbortController | null = null;
  const watchers = new Set<() => void>();

  function become(next: boolean): void {
    if (isOffline === next) return;
    isOffline = next;
    for (const watcher of watchers) watcher();
  }

  async function askUntilAnswered(stopped: AbortSignal): Promise<void> {
    for (let failures = 1; !stopped.aborted; failures += 1) {
      if (await serverAnswers()) return finish(stopped);
      if (stopped.aborted) return;
      become(true);
      await pause(backOffMs(failures), stopped);
    }
  }

  function finish(stopped: AbortSignal): void {
    if (stopped.aborted) return;
    asking = null;
    become(false);
  }

  /** Asks the server now; with a question under way, that one is given up. */
  function ask(): void {
    asking?.abort();
    asking = new AbortController();
    void askUntilAnswered(asking.signal);
  }

  return {
    isOffline: () => isOffline,
    /** Calls `watcher` after each change; returns a function that stops it. */
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** A call got no answer. */
    doubt(): void {
      if (!asking) ask();
    },
    /** The device has lost its connection, or found one. */
    deviceChanged(): void {
      if (!isDeviceConnected()) become(true);
      ask();
    },
  };
}
