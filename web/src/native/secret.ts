import { logQuietly } from '../lib/quiet-log.ts';
import type { Plugins } from './plugins.ts';
import type { Secret } from './types.ts';

/** In iOS: only while the phone is unlocked, and never on another one (`KeychainAccess.whenUnlockedThisDeviceOnly`). */
const onThisPhoneOnly = 1;

/** Keeps secrets where Android and iOS keep their own: encrypted by a key of the device, in no backup, in no other app's reach. */
export function createSecrets(storage: Plugins['secureStorage'], prefix: string): (name: string) => Secret {
  let ready: Promise<void> | undefined;
  // @NOTE One after the other: at its first calls Capacitor makes the plugin anew for each of them, and a prefix told to the
  // first would be unknown to the next.
  async function prepare(): Promise<void> {
    await storage.setKeyPrefix(prefix);
    await storage.setSynchronize(false);
    await storage.setDefaultKeychainAccess(onThisPhoneOnly);
  }

  return (name) => {
    /** What was kept or read last: a storage that fails then costs a sign-in at the next start, not now. */
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
      // The next attempt prepares it again.
      ready = undefined;
      logQuietly('The secure storage failed', error);
      return otherwise;
    }
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
