import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { bringTexts } from '@/i18n/add-texts.ts';
import { useTranslation } from '@/i18n/use-translation.ts';
import type { NativePush } from '@/lib/phone/native.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { isWorkerMessage, pageStarted } from '@/shared/notifications/rules/push-message.ts';
import { notify } from '@/ui/notify.ts';
import { isPushWorthToast, subjectOf } from './rules/toast.ts';
import { listenToPhone } from './service/listen-to-phone.ts';
import { useMarkRead } from './use-mark-read.ts';

export function useOpenedPushes(): void {
  const router = useRouter();
  const { markRead } = useMarkRead();
  const handle = useEffectEvent(({ data, ports }: MessageEvent<unknown>) => {
    if (!isWorkerMessage(data) || data.kind === 'subscription-changed') return;
    if (data.kind === 'open-path') {
      ports[0]?.postMessage(true);
      router.history.push(data.path);
    }
    if (data.notificationId !== null) markRead(data.notificationId);
  });
  useEffect(() => {
    if (isPhoneApp) return;
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const listen = (event: MessageEvent<unknown>) => handle(event);
    worker?.addEventListener('message', listen);
    worker?.startMessages();
    worker?.controller?.postMessage(pageStarted);
    return () => worker?.removeEventListener('message', listen);
  }, []);
  useOwnPhonePushes(markRead);
}

/** Lets a push that is tapped in the app open its subject. A push received in the foreground shows a toast. */
function useOwnPhonePushes(markRead: (id: string) => void): void {
  const router = useRouter();
  const { i18n } = useTranslation('common');

  function open({ path, notificationId }: NativePush) {
    router.history.push(path);
    if (notificationId !== null) markRead(notificationId);
  }

  async function show(push: NativePush) {
    if (!isPushWorthToast(push.path, router.latestLocation.pathname)) return;
    await bringTexts(i18n, ['notifications']);
    const action = { label: i18n.t('notifications:open'), onPress: () => open(push) };
    notify.news(push.title, push.body || undefined, action, subjectOf(push.notificationId));
  }

  const opened = useEffectEvent(open);
  const received = useEffectEvent((push: NativePush) => void show(push));
  useEffect(() => {
    if (!isPhoneApp) return;
    return listenToPhone(({ pushes }) => {
      const stopOpened = pushes.onOpened((push) => opened(push));
      const stopReceived = pushes.onReceived((push) => received(push));
      return () => {
        stopOpened();
        stopReceived();
      };
    });
  }, []);
}
