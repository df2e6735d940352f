import { isApp, native } from '@/lib/app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** Of the app: the phone tells it only to those who wait. */
let ofApp: NotificationPermission = 'default';

/** What the person has told the browser, or the phone, about notifications. */
export function permission(): NotificationPermission {
  return isApp ? ofApp : Notification.permission;
}

export async function askPermission(): Promise<NotificationPermission> {
  if (!isApp) return await Notification.requestPermission();
  ofApp = await (await native()).pushes.ask();
  return ofApp;
}

/** The settings of the browser or the phone may change it at any time. */
export function followPermission(tell: () => void): () => void {
  const stopped = new AbortController();
  if (isApp) {
    const look = () => void readOfApp().then(tell, (error) => logQuietly('The phone does not tell', error));
    look();
    // One comes back from the phone's settings this way.
    document.addEventListener('resume', look, { signal: stopped.signal });
  } else {
    // Some browsers do not know this question: the next start sees the change then.
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', tell, { signal: stopped.signal }))
      .catch(() => undefined);
  }
  return () => stopped.abort();
}

async function readOfApp(): Promise<void> {
  ofApp = await (await native()).pushes.permission();
}
