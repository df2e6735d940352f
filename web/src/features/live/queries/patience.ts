import { longHiddenMs } from '../rules/back-off.ts';

/** Aborts once the tab has been hidden for long. */
export function whenLongHidden(): { signal: AbortSignal; dispose: () => void } {
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

export function untilVisible(stopped: AbortSignal): Promise<void> {
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

export function pause(ms: number, stopped: AbortSignal): Promise<void> {
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
