export interface Lane {
  /** Signals that there is work. */
  wake(): void;
  isBusy(): boolean;
  idle(): Promise<void>;
  /** No step begins any more; the one under way ends. */
  stop(): void;
}

/**
 * Runs the step, one run at a time, and once more if it was woken during a run. Wakes `next` after each run. The step
 * must not throw.
 */
export function createLane(step: () => Promise<void>, next?: Pick<Lane, 'wake'>): Lane {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await step();
      next?.wake();
    }
    running = undefined;
  }

  return {
    wake() {
      if (isStopped) return;
      isWanted = true;
      running ??= run();
    },
    isBusy: () => running !== undefined,
    async idle() {
      while (running) await running;
    },
    stop() {
      isStopped = true;
    },
  };
}
