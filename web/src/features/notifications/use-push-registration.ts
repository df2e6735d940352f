import { useEffect } from 'react';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';
import { beforeSignOut } from '@/lib/session/before-sign-out.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { isWorkerMessage } from '@/shared/notifications/rules/push-message.ts';
import { pushSupport } from './rules/push-support.ts';
import { listenToPhone } from './service/listen-to-phone.ts';
import { forgetDevice } from './service/push-device.ts';
import { pushEnvironment } from './service/push-environment.ts';
import { register, useConsent, usePushKey, usePushLanguage } from './use-push.ts';

/**
 * Sends this device's push subscription to the server at each start, after a change of the server's key, the language
 * or the account, and when the browser renews it. Deletes it at sign-out.
 */
export function usePushRegistration(): void {
  const userId = useSession().user?.id;
  const isSupported = pushSupport(pushEnvironment()) === 'supported';
  const consent = useConsent(isSupported);
  const isAllowed = isSupported && (consent === 'granted' || consent === 'failed');
  /** The subscription moves to the account that signs in. */
  const owner = isAllowed ? userId : undefined;
  const publicKey = usePushKey(owner !== undefined);
  const language = usePushLanguage();

  useEffect(() => {
    if (owner === undefined || publicKey === null) return;
    const renew = () => void register({ publicKey, language });
    renew();
    return whenSubscriptionChanges(renew);
  }, [owner, publicKey, language]);

  useEffect(() => {
    if (!isSupported) return;
    return beforeSignOut(() => forgetDevice().catch((error) => logQuietly('The device could not be forgotten', error)));
  }, [isSupported]);
}

function whenSubscriptionChanges(renew: () => void): () => void {
  if (isPhoneApp) return listenToPhone(({ pushes }) => pushes.onRenewed(renew));
  function handle({ data }: MessageEvent<unknown>) {
    if (isWorkerMessage(data) && data.kind === 'subscription-changed') renew();
  }
  navigator.serviceWorker.addEventListener('message', handle);
  return () => navigator.serviceWorker.removeEventListener('message', handle);
}
