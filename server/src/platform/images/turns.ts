import { overloaded } from '../overloaded.ts';

export type TakeTurn = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

interface Shares {
  atOnce: number;
  /** Of one account, so that there is always a place that comes free for somebody else. */
  atOnceOfAccount: number;
  waiting: number;
  waitingOfAccount: number;
}

/**
 * Runs so many pieces of work at a time. Those that wait are taken by account in turn, however many one account has
 * brought, and are refused as declared when the account, or everybody together, has too many waiting already.
 */
export function createTurns(most: Shares): TakeTurn {
  /** Whoever was served last stands last. */
  const lines = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();

  const runningOf = (account: string) => running.get(account) ?? 0;
  const total = () => [...running.values()].reduce((sum, count) => sum + count, 0);
  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  function start(account: string): void {
    running.set(account, runningOf(account) + 1);
  }

  function end(account: string): void {
    const left = runningOf(account) - 1;
    if (left === 0) running.delete(account);
    else running.set(account, left);
  }

  async function enter(account: string): Promise<void> {
    if (total() < most.atOnce && runningOf(account) < most.atOnceOfAccount) return start(account);
    const line = lines.get(account) ?? [];
    if (line.length >= most.waitingOfAccount || waiting() >= most.waiting) throw overloaded();
    lines.set(account, line);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  function stepBack(account: string): void {
    const line = lines.get(account);
    if (!line) return;
    lines.delete(account);
    lines.set(account, line);
  }

  /** The place goes on directly, so that nobody slips in between. */
  function leave(account: string): void {
    end(account);
    stepBack(account);
    for (const [next, line] of lines) {
      if (runningOf(next) >= most.atOnceOfAccount) continue;
      const begin = line.shift();
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
