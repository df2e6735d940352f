import type { PermissionState } from '@capacitor/core';
import { brand } from '@pahiya/contract/shared/brand';
import type { NativePush, NativePushes, Permission } from '../lib/phone/native.ts';
import { fieldOf, readPush } from '../service-worker/read-push.ts';
import { type Plugins, stopOf } from './plugins.ts';

/** Android lists the app's pushes under this channel, which the manifest names too. */
const channel = { id: 'news', name: brand.name, importance: 4 } as const;

const permissions: Record<PermissionState, Permission> = {
  granted: 'granted',
  denied: 'denied',
  prompt: 'default',
  'prompt-with-rationale': 'default',
};

/** Receives pushes through FCM. On iOS the app's delegate provides the FCM token instead of Apple's. */
export function createPushes({ pushNotifications: plugin, platform }: Plugins, origin: string): NativePushes {
  let registering: Promise<string> | undefined;

  function readNotification({ title, body, data }: { title?: string; body?: string; data: unknown }): NativePush {
    const said = { title, body, url: fieldOf(data, 'url'), data };
    const push = readPush(JSON.stringify(said), origin);
    return { title: push.title, body: push.body, path: push.path, notificationId: push.notificationId };
  }

  async function register(): Promise<string> {
    if (platform === 'android') await plugin.createChannel(channel);
    const done = new AbortController();
    try {
      return await new Promise<string>((resolve, reject) => {
        const refuse = (reason: unknown) => reject(new Error('The push service gives no address', { cause: reason }));
        const stops = [
          stopOf(plugin.addListener('registration', ({ value }) => resolve(value))),
          stopOf(plugin.addListener('registrationError', ({ error }) => refuse(error))),
        ];
        done.signal.addEventListener('abort', () => stops.map((stop) => stop()));
        plugin.register().catch(refuse);
      });
    } finally {
      done.abort();
    }
  }

  return {
    permission: async () => permissions[(await plugin.checkPermissions()).receive],
    ask: async () => permissions[(await plugin.requestPermissions()).receive],
    register() {
      registering ??= register().finally(() => {
        registering = undefined;
      });
      return registering;
    },
    onRenewed: (listener) => stopOf(plugin.addListener('registration', () => registering || listener())),
    onReceived: (listener) =>
      stopOf(
        plugin.addListener('pushNotificationReceived', (notification) => listener(readNotification(notification))),
      ),
    onOpened: (listener) =>
      stopOf(
        plugin.addListener('pushNotificationActionPerformed', ({ notification }) =>
          listener(readNotification(notification)),
        ),
      ),
  };
}
