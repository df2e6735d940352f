import { phoneSetting } from '@/lib/connection/server-origin.ts';
import { isPhoneApp } from '@/lib/phone/phone-app.ts';
import { phonePlatform } from '@/lib/phone/phone-platform.ts';
import type { PushEnvironment } from '../rules/push-support.ts';

/** Facts about this browser. */
export function pushEnvironment(): PushEnvironment {
  return {
    hasServiceWorker: isPhoneApp ? hasPhonePushes() : 'serviceWorker' in navigator,
    hasPushManager: isPhoneApp ? hasPhonePushes() : 'PushManager' in window,
    hasNotification: isPhoneApp ? hasPhonePushes() : 'Notification' in window,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isPhoneApp || window.matchMedia('(display-mode: standalone)').matches,
  };
}

/**
 * Whether the app was built with the keys of this phone's push service. Without them, asking for permission crashes the
 * app.
 */
function hasPhonePushes(): boolean {
  return phoneSetting('app-pushes').split(' ').includes(phonePlatform());
}
