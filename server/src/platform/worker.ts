import { setTimeout } from 'node:timers/promises';

/** Under load, one step serves all who woke the worker meanwhile. */
const restMs = 20;

export interface Worker {
  wake(): void;
  isBusy(): boolean;
  idle(): Promise<void>;
  stop(): void;
}

/**
 * Takes one step at a time, and another if woken meanwhile. Steps are followed by a rest. Each step wakes `next`. The
 * step must not throw.
 */
export function createWorker(step: () => Promise<void>, next?: Pick<Worker, 'wake'>): Worker {
  let running: Promise<void> | undefined;
  let rest: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      await rest;
      isWanted = false;
      await step();
      rest = setTimeout(restMs);
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
