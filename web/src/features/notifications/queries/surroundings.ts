import type { PushSurroundings } from '../rules/push-support.ts';

/** Of the browser this runs in. */
export function surroundings(): PushSurroundings {
  return {
    hasServiceWorker: 'serviceWorker' in navigator,
    hasPushManager: 'PushManager' in window,
    hasNotification: 'Notification' in window,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    isInstalled: window.matchMedia('(display-mode: standalone)').matches,
  };
}
