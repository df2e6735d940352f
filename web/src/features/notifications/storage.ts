import { brand } from '@pahiya/contract/shared/brand';
import { createStoredMark } from '@/lib/session/stored-mark.ts';

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
    if (Notification.permission !== 'granted') return Notification.permission;
    if (pushOff.isSet()) return 'paused';
    return hasFailed ? 'failed' : 'granted';
  },
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    const stop = followPermission();
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

/** The browser's own settings may change it at any time. */
function followPermission(): () => void {
  const stopped = new AbortController();
  // Some browsers do not know this question: the next start sees the change then.
  void navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', tell, { signal: stopped.signal }))
    .catch(() => undefined);
  return () => stopped.abort();
}
