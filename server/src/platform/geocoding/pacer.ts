import { setTimeout as sleep } from 'node:timers/promises';

export interface Pacer {
  /** Waits for the next free turn. Resolves to the milliseconds waited, or null at once when it is further than `patienceMs`. */
  takeTurn(patienceMs: number): Promise<number | null>;
}

/** Hands out turns at least `intervalMs` apart, first come first served. The queue is as long as the patience in it. */
export function createPacer({ intervalMs, now }: { intervalMs: number; now: () => number }): Pacer {
  let nextTurn = Number.NEGATIVE_INFINITY;
  return {
    async takeTurn(patienceMs) {
      const asked = now();
      const wait = Math.max(0, nextTurn - asked);
      if (wait > patienceMs) return null;
      nextTurn = asked + wait + intervalMs;
      if (wait > 0) await sleep(wait);
      return wait;
    },
  };
}
