import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { firstNotice } from './notify.ts';

const load = () => import('./toast-surface.tsx');

/** Loads the toasts early, because they must be available when the network is lost. */
export function fetchToasts(): void {
  // Without a connection they load with the first notice.
  load().catch(() => undefined);
}

const ToastSurface = lazyPart(async () => {
  const { ToastSurface } = await load();
  return { default: ToastSurface };
});

/**
 * Rendered once in the root. The toast library loads with the first notice.
 * @NOTE It uses no React state, which a navigation being rendered when the notice arrives would revert.
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
