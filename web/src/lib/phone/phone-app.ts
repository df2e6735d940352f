import type { Native } from './native.ts';

/** Whether this is the phone app. A build-time constant, so that browsers load none of the phone's code. */
export const isPhoneApp = import.meta.env.MODE === 'app';

let load: (() => Promise<Native>) | undefined;

/** Called once, before anything asks for the phone's features. */
export function provideNative(loader: () => Promise<Native>): void {
  load = loader;
}

/** Phone features, loaded on first use. Call only where `isPhoneApp` is true. */
export async function native(): Promise<Native> {
  if (!load) throw new Error('Only the phone app runs on a phone');
  return await load();
}
