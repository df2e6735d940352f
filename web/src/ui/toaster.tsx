import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '@/lib/lazy-part.ts';
import { firstNotice } from './notify.ts';

const load = () => import('./toast-surface.tsx');

/** What is told when the network goes must be here before. */
export function fetchToasts(): void {
  // Without a connection they are fetched with the first notice.
  load().catch(() => undefined);
}

const ToastSurface = lazyPart(async () => {
  const { ToastSurface } = await load();
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
