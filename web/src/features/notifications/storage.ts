import { brand } from '@pahiya/contract/shared/brand';
import { createStoredMark } from '@/lib/session/stored-mark.ts';
import { followPermission, permission } from './queries/permission.ts';

/** That pushes were turned off on this device although the browser allows them. */
export const pushOff = createStoredMark(`${brand.slug}:push-off`, () => window.localStorage);

/** That somebody does not want to be asked for pushes on the list of notifications. */
export const pushNotNow = createStoredMark(`${brand.slug}:push-not-now`, () => window.localStorage);

/** `failed`: allowed, but this device could not be registered; the next start tries again. */
export type PushConsent = 'default' | 'denied' | 'granted' | 'failed' | 'paused';

let hasFailed = false;
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** What the person and the browser have decided about pushes on this device; for `useSyncExternalStore`. */
export const pushConsent = {
  get(): PushConsent {
    const answer = permission();
    if (answer !== 'granted') return answer;
    if (pushOff.isSet()) return 'paused';
    return hasFailed ? 'failed' : 'granted';
  },
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    const stop = followPermission(tell);
    return () => {
      watchers.delete(watcher);
      stop();
    };
  },
  /** After a question was answered or a choice made here. */
  tell,
  noteOutcome(isRegistered: boolean): void {
    hasFailed = !isRegistered;
    tell();
  },
};
