import type { Native } from '../native/types.ts';

/** Whether this is the mobile app. A build-time constant, so that browsers load none of the app's code. */
export const isApp = import.meta.env.MODE === 'app';

/** Phone features, loaded on first use. Call only where `isApp` is true. */
export async function native(): Promise<Native> {
  // Repeated in the file with the import, because only then does the web build drop the app's code.
  if (import.meta.env.MODE !== 'app') throw new Error('Only the mobile app runs on a phone');
  const { device } = await import('../native/device.ts');
  return device;
}
