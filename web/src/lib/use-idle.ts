import { useEffect, useState } from 'react';

/** What a page needs at once has come by then, even over a slow connection. */
const quietMs = 3_000;

/** Turns true some time after the page has loaded, when the browser has nothing better to do. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => whenIdle(() => setIdle(true)), quietMs);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, []);
  return isIdle;
}

/** Safari does not know the question. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: quietMs });
  else run();
}
