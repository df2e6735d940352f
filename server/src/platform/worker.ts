export interface Worker {
  wake(): void;
  isBusy(): boolean;
  idle(): Promise<void>;
  stop(): void;
}

/** Runs once at a time, and once more if woken during a run; then wakes `next`. The step must not throw. */
export function createWorker(step: () => Promise<void>, next?: Pick<Worker, 'wake'>): Worker {
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
