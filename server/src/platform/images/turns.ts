import { overloaded } from '../overloaded.ts';

export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `atOnce` pieces of work at a time; the others wait, and are refused as declared when too many wait already. */
export function createTurns(atOnce: number, waitingAtMost: number): TakeTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= waitingAtMost) throw overloaded();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** The turn goes to the next directly, so that nobody slips in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
