import { isPhoneApp, native } from '@/lib/phone/phone-app.ts';
import { logQuietly } from '@/lib/quiet-log.ts';

/** The app's permission, which the phone provides only asynchronously. */
let ofPhone: NotificationPermission = 'default';

/** The permission of the browser or phone. */
export function permission(): NotificationPermission {
  return isPhoneApp ? ofPhone : Notification.permission;
}

export async function askPermission(): Promise<NotificationPermission> {
  if (!isPhoneApp) return await Notification.requestPermission();
  ofPhone = await (await native()).pushes.ask();
  return ofPhone;
}

/** The permission can be changed at any time in the settings of the browser or phone. */
export function followPermission(onChange: () => void): () => void {
  const stopped = new AbortController();
  if (isPhoneApp) {
    const look = () =>
      void readOfPhone().then(onChange, (error) => logQuietly('The phone does not report its permission', error));
    look();
    // Fired when the user returns from the phone's settings.
    document.addEventListener('resume', look, { signal: stopped.signal });
  } else {
    // Some browsers cannot query this. They notice a change at the next start.
    void navigator.permissions
      ?.query({ name: 'notifications' })
      .then((status) => status.addEventListener('change', onChange, { signal: stopped.signal }))
      .catch(() => undefined);
  }
  return () => stopped.abort();
}

async function readOfPhone(): Promise<void> {
  ofPhone = await (await native()).pushes.permission();
}
