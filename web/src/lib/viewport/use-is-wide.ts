import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: two panes fit side by side. */
const wide = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Use it only in components rendered in the browser, because it needs `window`. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
