import { isApp } from '@/lib/app.ts';
import { appPlatform } from '@/lib/app-platform.ts';
import { appSetting } from '@/lib/server-origin.ts';
import type { PushSurroundings } from '../rules/push-support.ts';

/** Facts about this browser. */
export function surroundings(): PushSurroundings {
  return {
    hasServiceWorker: isApp ? hasAppPushes() : 'serviceWorker' in navigator,
    hasPushManager: isApp ? hasAppPushes() : 'PushManager' in window,
    hasNotification: isApp ? hasAppPushes() : 'Notification' in window,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: isApp || window.matchMedia('(display-mode: standalone)').matches,
  };
}

/**
 * Whether the app was built with the keys of this phone's push service. Without them, asking for permission crashes the
 * app.
 */
function hasAppPushes(): boolean {
  return appSetting('app-pushes').split(' ').includes(appPlatform());
}
