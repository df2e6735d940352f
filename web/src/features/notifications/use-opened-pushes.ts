import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isWorkerMessage, pageStarted } from '@/lib/push-message.ts';
import { useMarkRead } from './use-mark-read.ts';

/** When a notification of this device is tapped, goes to what it is about without loading the page anew, and marks it as read. */
export function useOpenedPushes(): void {
  const router = useRouter();
  const { markRead } = useMarkRead();
  const hear = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data) || data.kind === 'subscription-changed') return;
    if (data.kind === 'open-path') {
      ports[0]?.postMessage(true);
      router.history.push(data.path);
    }
    if (data.notificationId !== null) markRead(data.notificationId);
  });
  useEffect(() => {
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const listen = (event: MessageEvent<unknown>) => hear(event);
    worker?.addEventListener('message', listen);
    worker?.startMessages();
    worker?.controller?.postMessage(pageStarted);
    return () => worker?.removeEventListener('message', listen);
  }, []);
}
