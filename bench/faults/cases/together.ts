import type { Stage } from '../stage/stage.ts';
import type { Fault } from './fault.ts';

/** Causes all faults that this machine can cause at the same time. Their phases go on side by side. */
export function together(name: string, faults: Fault[]): Fault {
  return {
    name,
    mayBreak: faults.some(({ mayBreak }) => mayBreak),
    mostMs: Math.max(...faults.map(({ mostMs = 0 }) => mostMs)),
    async cause(stage, hold) {
      const possible = await findPossible(stage, faults);
      await Promise.all(possible.map((fault) => fault.cause(stage, hold)));
    },
  };
}

async function findPossible(stage: Stage, faults: Fault[]): Promise<Fault[]> {
  const lacks = await Promise.all(faults.map((fault) => fault.lacks?.(stage)));
  return faults.filter((_, index) => !lacks[index]);
}
