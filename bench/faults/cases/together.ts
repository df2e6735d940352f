import type { Fault } from './fault.ts';
import { findPossible } from './find-possible.ts';

/** Causes all faults that this machine can cause at the same time. Their phases go on side by side. */
export function together(name: string, faults: Fault[]): Fault {
  return {
    name,
    mayBreak: faults.some(({ mayBreak }) => mayBreak),
    mostMs: Math.max(...faults.map(({ mostMs = 0 }) => mostMs)),
    async cause(stage, hold) {
      const { possible } = await findPossible(stage, faults);
      await Promise.all(possible.map((fault) => fault.cause(stage, hold)));
    },
  };
}
