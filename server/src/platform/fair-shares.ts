import { overloaded } from './overloaded.ts';

/** Rejects with the reason of `signal` when that is aborted before the work has begun. */
export type RunFairly = <Result>(account: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

interface Shares {
  atOnce: number;
  /** Smaller than `atOnce`, so that a place remains for other accounts. */
  atOnceOfAccount: number;
  waiting: number;
  waitingOfAccount: number;
}

interface Turn {
  begin(): void;
  refuse(reason: unknown): void;
}

/**
 * Takes from the accounts in turn. Refuses with the declared error if too many of the account wait. If too many of all
 * wait, it refuses the newest of the account with most.
 */
export function createFairShares(most: Shares): RunFairly {
  const lines = new Map<string, Turn[]>();
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

  async function enter(account: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (runningOfAll < most.atOnce && runningOf(account) < most.atOnceOfAccount) return start(account);
    const line = lines.get(account) ?? [];
    if (line.length >= most.waitingOfAccount) throw overloaded('full');
    if (waitingOfAll >= most.waiting) makeRoom(line.length);
    await new Promise<void>((resolve, reject) => {
      const turn = { begin: resolve, refuse: reject };
      line.push(turn);
      lines.set(account, line);
      waitingOfAll++;
      signal?.addEventListener('abort', () => remove(account, turn) && reject(signal.reason), { once: true });
    });
  }

  function makeRoom(ahead: number): void {
    const [account, line] = [...lines].reduce((one, other) => (other[1].length > one[1].length ? other : one));
    const newest = line.at(-1);
    if (!newest || line.length <= ahead + 1) throw overloaded('full');
    remove(account, newest);
    newest.refuse(overloaded('full'));
  }

  function remove(account: string, turn: Turn): boolean {
    const line = lines.get(account);
    const place = line?.indexOf(turn) ?? -1;
    if (!line || place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) lines.delete(account);
    waitingOfAll--;
    return true;
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
    for (const [next, [turn]] of lines) {
      if (!turn || runningOf(next) >= most.atOnceOfAccount) continue;
      remove(next, turn);
      stepBack(next);
      start(next);
      turn.begin();
      return;
    }
  }

  return async (account, work, signal) => {
    await enter(account, signal);
    try {
      return await work();
    } finally {
      leave(account);
    }
  };
}
