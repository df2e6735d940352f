import { setTimeout as sleep } from 'node:timers/promises';

export interface Pacer {
  /** Resolves to the milliseconds waited, or to null at once if the turn comes later than `patienceMs`. */
  takeTurn(patienceMs: number): Promise<number | null>;
}

export function createPacer({ intervalMs, now }: { intervalMs: number; now: () => number }): Pacer {
  let nextTurn = Number.NEGATIVE_INFINITY;
  let lastTurn = Number.NEGATIVE_INFINITY;
  return {
    async takeTurn(patienceMs) {
      const asked = now();
      let waited = Math.max(0, nextTurn - asked);
      if (waited > patienceMs) return null;
      nextTurn = asked + waited + intervalMs;
      if (waited > 0) await sleep(waited);
      // A busy node may have been late with the turn before, and this one must not be too close to it.
      for (let rest = lastTurn + intervalMs - now(); rest > 0; rest = lastTurn + intervalMs - now()) {
        await sleep(rest);
        waited += rest;
      }
      lastTurn = now();
      return waited;
    },
  };
}
