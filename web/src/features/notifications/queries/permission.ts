import { isApp, native } from '@/lib/app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** The app's permission, which the phone provides only asynchronously. */
let ofApp: NotificationPermission = 'default';

/** The permission of the browser or phone. */
export function permission(): NotificationPermission {
  return isApp ? ofApp : Notification.permission;
}

export async function askPermission(): Promise<NotificationPermission> {
  if (!isApp) return await Notification.requestPermission();
  ofApp = await (await native()).pushes.ask();
  return ofApp;
}

/** The permission can be changed at any time in the settings of the browser or phone. */
export function followPermission(tell: () => void): () => void {
  const stopped = new AbortController();
  if (isApp) {
    const look = () => void readOfApp().then(tell, (error) => logQuietly('The phone does not tell', error));
    look();
    // Fired when the user returns from the phone's settings.
    document.addEventListener('resume', look, { signal: stopped.signal });
  } else {
    // Some browsers cannot query this. They notice a change at the next start.
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
