import type { Native } from '../native/types.ts';

/** Whether this is the mobile app. Known when the web is built, so that a browser gets none of the app's code. */
export const isApp = import.meta.env.MODE === 'app';

/** What only a phone can do; fetched when it is first asked for. Ask for it only where `isApp` holds. */
export async function native(): Promise<Native> {
  // Asked here once more, in the file that imports: only so the web's build leaves out what is behind it.
  if (import.meta.env.MODE !== 'app') throw new Error('Only the mobile app runs on a phone');
  const { device } = await import('../native/device.ts');
  return device;
}
