import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '@/ui/notify.ts';

/** A notice of what was done on a page goes with that page. */
export function useEndNotices(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) notify.endDone();
      }),
    [router],
  );
}
