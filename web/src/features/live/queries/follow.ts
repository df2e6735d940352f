import type { LiveEvent, LiveTopic } from '@pahiya/contract/live/schemas';
import { api } from '@/lib/api.ts';
import { backOffMs, goodStreamMs, longHiddenMs } from '../rules/back-off.ts';

interface Follower {
  topics: readonly LiveTopic[];
  onEvent: (event: LiveEvent) => void;
  /** After the stream was away: what happened meanwhile nobody has told. */
  onReturn: () => void;
}

/**
 * Listens until the answered function is called. A lost stream is opened again with growing pauses; a tab that is hidden
 * for long closes it, and opens it when it is looked at again.
 */
export function follow(follower: Follower): () => void {
  const stopping = new AbortController();
  void listenForEver(follower, stopping.signal);
  return () => stopping.abort();
}

async function listenForEver(follower: Follower, stopped: AbortSignal): Promise<void> {
  let failures = 0;
  for (let isFirst = true; !stopped.aborted; isFirst = false) {
    await untilVisible(stopped);
    if (stopped.aborted) return;
    const openedAt = Date.now();
    await listenOnce(follower, stopped, isFirst);
    failures = Date.now() - openedAt > goodStreamMs ? 1 : failures + 1;
    await pause(backOffMs(failures), stopped);
  }
}

async function listenOnce(follower: Follower, stopped: AbortSignal, isFirst: boolean): Promise<void> {
  const hidden = whenLongHidden();
  try {
    const signal = AbortSignal.any([stopped, hidden.signal]);
    const events = await api.live.subscribe({ topics: follower.topics.join(',') }, { signal });
    if (!isFirst) follower.onReturn();
    for await (const event of events) follower.onEvent(event);
  } catch {
    // Lost, refused or ended: the pages ask by themselves meanwhile, and the stream is opened again.
  } finally {
    hidden.dispose();
  }
}

function whenLongHidden(): { signal: AbortSignal; dispose: () => void } {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function look() {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => ending.abort(), longHiddenMs);
  }
  look();
  document.addEventListener('visibilitychange', look);
  return {
    signal: ending.signal,
    dispose() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    },
  };
}

function untilVisible(stopped: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const done = new AbortController();
    function finish() {
      done.abort();
      resolve();
    }
    document.addEventListener('visibilitychange', finish, { signal: done.signal });
    stopped.addEventListener('abort', finish, { signal: done.signal });
  });
}

function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function finish() {
      clearTimeout(timer);
      stopped.removeEventListener('abort', finish);
      resolve();
    }
    const timer = setTimeout(finish, ms);
    stopped.addEventListener('abort', finish);
  });
}
