import { setTimeout as sleep } from 'node:timers/promises';

export interface Pacer {
  /**
   * Waits for the next free turn and resolves to the milliseconds waited. Resolves to null at once if that would take
   * longer than `patienceMs`.
   */
  takeTurn(patienceMs: number): Promise<number | null>;
}

/** Grants turns at least `intervalMs` apart, first come, first served. The patience of the callers bounds the queue. */
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
