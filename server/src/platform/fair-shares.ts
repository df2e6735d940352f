import { overloaded } from './overloaded.ts';

export type RunFairly = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

interface Shares {
  atOnce: number;
  /** Smaller than `atOnce`, so that a place remains for other accounts. */
  atOnceOfAccount: number;
  waiting: number;
  waitingOfAccount: number;
}

/** Takes from the accounts in turn. Refuses with the declared error if too many of the account, or of all, wait. */
export function createFairShares(most: Shares): RunFairly {
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let runningOfAll = 0;
  let waitingOfAll = 0;

  const runningOf = (account: string) => running.get(account) ?? 0;

  function start(account: string): void {
    runningOfAll++;
    running.set(account, runningOf(account) + 1);
  }

  function end(account: string): void {
    runningOfAll--;
    const left = runningOf(account) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
  }

  async function enter(account: string): Promise<void> {
    if (runningOfAll < most.atOnce && runningOf(account) < most.atOnceOfAccount) return start(account);
    const line = lines.get(account) ?? [];
    if (line.length >= most.waitingOfAccount || waitingOfAll >= most.waiting) throw overloaded();
    lines.set(account, line);
    waitingOfAll++;
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function stepBack(account: string): void {
    const line = lines.get(account);
    if (!line) return;
    lines.delete(account);
    lines.set(account, line);
  }

  /** Passes the place on at once, so that no new task can take it first. */
  function leave(account: string): void {
    end(account);
    stepBack(account);
    for (const [next, line] of lines) {
      if (runningOf(next) >= most.atOnceOfAccount) continue;
      const begin = line.shift();
      waitingOfAll--;
      stepBack(next);
      if (line.length === 0) lines.delete(next);
      start(next);
      begin?.();
      return;
    }
  }

  return async (account, work) => {
    await enter(account);
    try {
      return await work();
    } finally {
      leave(account);
    }
  };
}
