/** A tab hidden for this long does not need a stream. */
const longHiddenMs = 60_000;

/** The signal aborts once the tab has been hidden for long. */
export function whenLongHidden(): { signal: AbortSignal; dispose: () => void } {
  const ending = new AbortController();
  const over = new AbortController();
  const { signal } = over;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => ending.abort();
  function look() {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(end, longHiddenMs);
  }
  look();
  document.addEventListener('visibilitychange', look, { signal });
  // A phone that froze the page has also dropped the stream without an error.
  document.addEventListener('resume', end, { signal });
  return {
    signal: ending.signal,
    dispose() {
      clearTimeout(timer);
      over.abort();
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
