let isOut = false;
/** Reaction to another service worker taking over. */
let atTakeOver: 'announce' | 'reload' | 'nothing' = 'announce';
const watchers = new Set<() => void>();

function announce(): void {
  isOut = true;
  for (const watcher of watchers) watcher();
}

export const newVersion = {
  isOut: () => isOut,
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  announce,
  /** Called once and early, because another tab can switch to the new version at any time. */
  follow(): void {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    let hadWorker = Boolean(workers?.controller);
    workers?.addEventListener('controllerchange', () => {
      if (atTakeOver === 'reload') window.location.reload();
      else if (hadWorker && atTakeOver === 'announce') announce();
      hadWorker = true;
    });
  },
  /** This page requested the takeover, or has the new version already. */
  expectTakeOver(by: 'reload' | 'nothing'): void {
    atTakeOver = by;
  },
};
