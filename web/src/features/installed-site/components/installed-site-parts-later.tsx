import { Suspense, useSyncExternalStore } from 'react';
import { useIsOffline } from '@/lib/connection/connection.ts';
import { lazyPart } from '@/lib/page/lazy-part.ts';
import { newVersion } from '@/lib/page/new-version.ts';
import { useIdle } from '@/lib/time/use-idle.ts';

const InstalledSiteParts = lazyPart(async () => {
  const { InstalledSiteParts } = await import('./installed-site-parts.tsx');
  return { default: InstalledSiteParts };
});

/** Loaded when the page is idle, or as soon as there is something to report. */
export function InstalledSitePartsLater() {
  const isIdle = useIdle();
  const isOffline = useIsOffline();
  const isNewVersionOut = useSyncExternalStore(newVersion.subscribe, newVersion.isOut, () => false);
  if (!isIdle && !isOffline && !isNewVersionOut) return null;
  return (
    <Suspense>
      <InstalledSiteParts />
    </Suspense>
  );
}
