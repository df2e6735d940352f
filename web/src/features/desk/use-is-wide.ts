import { useSyncExternalStore } from 'react';

/** As wide as Tailwind's `lg`: a list and what is open of it stand side by side. */
const wide = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The desk is rendered in the browser alone, so that there is always a window to ask. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
