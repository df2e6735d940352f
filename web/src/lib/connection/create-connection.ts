import { backOffMs, pause } from '../streams/back-off.ts';

interface ConnectionParts {
  serverAnswers: () => Promise<boolean>;
  /** The device's own state. It can be connected to a network without internet. */
  isDeviceConnected: () => boolean;
}

/** The server counts as unreachable if the device is offline, or a call and a check failed. Polls it from then on. */
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

  function ask(): void {
    asking?.abort();
    asking = new AbortController();
    void askUntilAnswered(asking.signal);
  }

  return {
    isOffline: () => isOffline,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    doubt(): void {
      if (!asking) ask();
    },
    deviceChanged(): void {
      if (!isDeviceConnected()) become(true);
      ask();
    },
  };
}
