import { useSyncExternalStore } from 'react';

/** As wide as Tailwind's `lg`: two things stand side by side. */
const wide = '(min-width: 64rem)';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Only for what is rendered in the browser alone, so that there is always a window to ask. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);
}
