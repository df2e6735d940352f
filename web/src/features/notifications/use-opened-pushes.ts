import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orpc } from '@/lib/api.ts';
import { isWorkerMessage } from '@/lib/push-message.ts';

/** When a notification of this device is tapped, goes to what it is about without loading the page anew. */
export function useOpenedPushes(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    function hear({ data, ports }: MessageEvent<unknown>) {
      if (!isWorkerMessage(data) || data.kind !== 'open-path') return;
      ports[0]?.postMessage(true);
      router.history.push(data.path);
      void queryClient.invalidateQueries({ queryKey: orpc.notifications.key() });
    }
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    worker?.addEventListener('message', hear);
    worker?.startMessages();
    return () => worker?.removeEventListener('message', hear);
  }, [router, queryClient]);
}
