import { lazy } from 'react';
import { serverAnswers } from '../connection/server-answers.ts';
import { backOffMs, pause } from '../streams/back-off.ts';
import { newVersion } from './new-version.ts';

/** Like React's `lazy`, but waits for the network. If a release removed the part, it fails. */
export const lazyPart: typeof lazy = (load) => lazy(() => onceReachable(load));

/** Gives up only when the server answers and `load` still fails. */
export async function onceReachable<T>(load: () => Promise<T>, isReachable = serverAnswers): Promise<T> {
  let isServerThere = false;
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (isServerThere) {
        newVersion.announce();
        throw error;
      }
      isServerThere = await isReachable();
      if (!isServerThere) await networkOr(backOffMs(failures));
    }
  }
}

/** Resolves when the device is online, or after `ms`, because a connected network may have no internet. */
async function networkOr(ms: number): Promise<void> {
  const connected = new AbortController();
  const endWait = () => connected.abort();
  window.addEventListener('online', endWait);
  await pause(ms, connected.signal);
  window.removeEventListener('online', endWait);
}
