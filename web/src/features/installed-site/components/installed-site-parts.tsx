import { useIsOffline } from '@/lib/connection/connection.ts';
import { useBackOnline } from '../use-back-online.ts';
import { useForgetOthers } from '../use-forget-others.ts';
import { useInstalledSiteTexts } from '../use-installed-site-texts.ts';
import { useWorker } from '../use-worker.ts';
import { OfflineNote } from './offline-note.tsx';
import { UpdateNotice } from './update-notice.tsx';

export function InstalledSiteParts() {
  const isOffline = useIsOffline();
  const hasTexts = useInstalledSiteTexts();
  useBackOnline();
  useForgetOthers();
  const { isNewVersionOut, isDeferred, reload, defer } = useWorker();
  return (
    // Below the work area and above a phone's navigation. Purely informative notices let presses through.
    <div className="pointer-events-none fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center gap-3 md:bottom-5">
      <div role="status" className="flex max-w-full flex-col items-center">
        {isOffline && <OfflineNote hasTexts={hasTexts} />}
      </div>
      <div role="status" className="flex max-w-full flex-col items-center">
        {isNewVersionOut && !isDeferred && hasTexts && <UpdateNotice onReload={reload} onLater={defer} />}
      </div>
    </div>
  );
}
