/** After the dialog is closed, automatic requests must not open it again at once. */
const restMs = 5_000;

/** Asks for a second factor when the server requires one again. The dialog is `StepUpDialog`. */
export function createStepUp(now: () => number = Date.now) {
  let asking: Promise<boolean> | null = null;
  let answer: ((isProved: boolean) => void) | null = null;
  let restsUntil = 0;
  const watchers = new Set<() => void>();

  function notifyWatchers(): void {
    for (const watcher of watchers) watcher();
  }

  return {
    isAsking: (): boolean => asking !== null,
    subscribe(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    /** Calls made in the meantime share the answer. Resolves to whether a factor was verified. */
    ask(): Promise<boolean> {
      if (asking) return asking;
      if (now() < restsUntil) return Promise.resolve(false);
      asking = new Promise<boolean>((resolve) => {
        answer = resolve;
      });
      notifyWatchers();
      return asking;
    },
    settle(isProved: boolean): void {
      if (!isProved) restsUntil = now() + restMs;
      answer?.(isProved);
      answer = null;
      asking = null;
      notifyWatchers();
    },
  };
}

export const stepUp = createStepUp();
