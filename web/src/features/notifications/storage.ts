import { brand } from '@pahiya/contract/shared/brand';
import { createStoredMark } from '@/lib/session/store/stored-mark.ts';
import { onDevice } from '@/lib/storage/stored.ts';
import { followPermission, permission } from './service/permission.ts';

/** Set when pushes were turned off on this device although the browser allows them. */
export const pushOff = createStoredMark(`${brand.slug}:push-off`, onDevice);

export const pushNotNow = createStoredMark(`${brand.slug}:push-not-now`, onDevice);

/** `failed`: allowed, but registering this device failed; the next start tries again. */
export type PushConsent = 'default' | 'denied' | 'granted' | 'failed' | 'paused';

let hasFailed = false;
const watchers = new Set<() => void>();

function notifyWatchers(): void {
  for (const watcher of watchers) watcher();
}

/** Decision of the user and the browser about pushes on this device. Made for `useSyncExternalStore`. */
export const pushConsent = {
  get(): PushConsent {
    const answer = permission();
    if (answer !== 'granted') return answer;
    if (pushOff.isSet()) return 'paused';
    return hasFailed ? 'failed' : 'granted';
  },
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    const stop = followPermission(notifyWatchers);
    return () => {
      watchers.delete(watcher);
      stop();
    };
  },
  /** Call after a permission was answered or a choice made here. */
  notifyWatchers,
  noteOutcome(isRegistered: boolean): void {
    hasFailed = !isRegistered;
    notifyWatchers();
  },
};
