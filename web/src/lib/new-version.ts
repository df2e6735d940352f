let isOut = false;
const watchers = new Set<() => void>();

/** That this page is of an older version than the site; for `useSyncExternalStore`. */
export const newVersion = {
  isOut: () => isOut,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  tell(): void {
    isOut = true;
    for (const watcher of watchers) watcher();
  },
};
