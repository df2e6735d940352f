import type { LanguageCode } from '@/i18n/languages.ts';
import { api } from '@/lib/api/api.ts';
import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { workerPath } from '@/shared/notifications/rules/push-message.ts';
import { isSameKey, keyBytes } from '../rules/push-support.ts';

interface Registering {
  publicKey: string;
  language: LanguageCode;
}

/** Subscribes this device, again if the server's key has changed, and sends the subscription to the server. */
export async function registerDevice({ publicKey, language }: Registering): Promise<void> {
  if (isPhoneApp) return await (await native()).registerForPushes(api.notifications, language);
  const applicationServerKey = keyBytes(publicKey);
  if (!applicationServerKey) throw new Error('The public key of web push is not Base64');
  await navigator.serviceWorker.register(workerPath, { scope: '/' });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const isGood = known && isSameKey(known.options.applicationServerKey, applicationServerKey);
  if (known && !isGood) await known.unsubscribe();
  const subscription = isGood ? known : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await api.notifications.saveToken({ token: JSON.stringify(subscription), platform: 'web', language });
}

/** Deletes the subscription on the server and in the browser. The worker stays. */
export async function forgetDevice(): Promise<void> {
  if (isPhoneApp) return await (await native()).forgetPushes(api.notifications);
  const registration = await navigator.serviceWorker?.getRegistration('/');
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  const token = JSON.stringify(subscription);
  await Promise.all([api.notifications.deleteToken({ token }), subscription.unsubscribe()]);
}
