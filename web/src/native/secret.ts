import type { Secret } from '../lib/phone/native.ts';
import { logQuietly } from '../lib/quiet-log.ts';
import type { Plugins } from './plugins.ts';

/**
 * iOS: readable only while the phone is unlocked, and never on another phone
 * (`KeychainAccess.whenUnlockedThisDeviceOnly`).
 */
const onThisPhoneOnly = 1;

/** Stores secrets encrypted by a key of the device, outside backups, and unreadable for other apps. */
export function createSecrets(storage: Plugins['secureStorage'], prefix: string): (name: string) => Secret {
  let ready: Promise<void> | undefined;
  // @NOTE Awaits each call: Capacitor creates the plugin anew for each of its first concurrent calls, so a prefix set
  // by one would be lost to the next.
  async function prepare(): Promise<void> {
    await storage.setKeyPrefix(prefix);
    await storage.setSynchronize(false);
    await storage.setDefaultKeychainAccess(onThisPhoneOnly);
  }

  return (name) => {
    /** The value last written or read. If the storage fails, the user must sign in again only at the next start. */
    let known: string | null = null;
    return {
      async get() {
        known ??= textOf(await attempt(() => storage.get(name, false), null));
        return known;
      },
      async set(value) {
        known = value;
        await attempt(() => storage.set(name, value, false), undefined);
      },
      async clear() {
        known = null;
        await attempt(() => storage.remove(name), false);
      },
    };
  };

  async function attempt<Result>(use: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      ready ??= prepare();
      await ready;
      return await use();
    } catch (error) {
      // The next attempt configures it again.
      ready = undefined;
      logQuietly('The secure storage failed', error);
      return otherwise;
    }
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
