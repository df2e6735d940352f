import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { notify } from '@/ui/notify.ts';

/** Ends notices about actions on a page when the user leaves that page. */
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
