import { lazy } from 'react';
import { backOffMs, pause } from './back-off.ts';
import { newVersion } from './new-version.ts';
import { serverAnswers } from './server-answers.ts';

/**
 * React's `lazy` for people on the move. Without a network a part that is opened waits for it, and the page around it
 * keeps standing with all that was typed. What the server has no longer, after a release, fails as it should, and the
 * page tells of the new version.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => onceReachable(load));

/** Gives up only when the server answers and `load` still fails. */
export async function onceReachable<T>(load: () => Promise<T>, isReachable = serverAnswers): Promise<T> {
  let isServerThere = false;
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (isServerThere) {
        newVersion.tell();
        throw error;
      }
      isServerThere = await isReachable();
      if (!isServerThere) await networkOr(backOffMs(failures));
    }
  }
}

/** Until the device is connected again, at most so long: a connection may also lead nowhere for a while. */
async function networkOr(ms: number): Promise<void> {
  const connected = new AbortController();
  const tellConnected = () => connected.abort();
  window.addEventListener('online', tellConnected);
  await pause(ms, connected.signal);
  window.removeEventListener('online', tellConnected);
}
