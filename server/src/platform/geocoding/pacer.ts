import { setTimeout as sleep } from 'node:timers/promises';

export interface Pacer {
  /** Resolves to the milliseconds waited, or to null at once if the turn comes later than `patienceMs`. */
  takeTurn(patienceMs: number): Promise<number | null>;
}

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
