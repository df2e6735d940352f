let isOut = false;
/** What the page does when another service worker takes over. */
let atTakeOver: 'tell' | 'reload' | 'nothing' = 'tell';
const watchers = new Set<() => void>();

function tell(): void {
  isOut = true;
  for (const watcher of watchers) watcher();
}

/** That this page is of an older version than the site; for `useSyncExternalStore`. */
export const newVersion = {
  isOut: () => isOut,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  tell,
  /** Once, early: another tab may want the new version at any time. */
  follow(): void {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    let hadWorker = Boolean(workers?.controller);
    workers?.addEventListener('controllerchange', () => {
      if (atTakeOver === 'reload') window.location.reload();
      else if (hadWorker && atTakeOver === 'tell') tell();
      hadWorker = true;
    });
  },
  /** This page wants the new version itself, or is of it already. */
  expectTakeOver(by: 'reload' | 'nothing'): void {
    atTakeOver = by;
  },
};
