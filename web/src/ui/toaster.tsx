import { lazy, Suspense, useSyncExternalStore } from 'react';
import { firstNotice } from './notify.ts';

const ToastSurface = lazy(async () => {
  const { ToastSurface } = await import('./toast-surface.tsx');
  return { default: ToastSurface };
});

/**
 * Stands once in the root. The toast library is fetched when the first notice comes.
 * @NOTE Not React's state: a navigation that was being rendered when the notice came would take it back.
 */
export function Toaster() {
  const isWanted = useSyncExternalStore(firstNotice.subscribe, firstNotice.hasCome, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastSurface />
    </Suspense>
  );
}
