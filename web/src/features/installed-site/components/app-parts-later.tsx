import { Suspense, useSyncExternalStore } from 'react';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { newVersion } from '@/lib/page/new-version.ts';
import { useIdle } from '@/lib/time/use-idle.ts';

const AppParts = lazyPart(async () => {
  const { AppParts } = await import('./app-parts.tsx');
  return { default: AppParts };
});

/** Loaded when the page is idle, or as soon as there is something to report. */
export function AppPartsLater() {
  const isIdle = useIdle();
  const isOffline = useIsOffline();
  const isNewVersionOut = useSyncExternalStore(newVersion.subscribe, newVersion.isOut, () => false);
  if (!isIdle && !isOffline && !isNewVersionOut) return null;
  return (
    <Suspense>
      <AppParts />
    </Suspense>
  );
}
