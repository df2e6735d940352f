import type { Fault } from './fault.ts';

/** All at the same time, and their phases go on together. */
export function together(name: string, faults: Fault[], details: Partial<Fault> = {}): Fault {
  return {
    name,
    mayBreak: faults.some(({ mayBreak }) => mayBreak),
    mostMs: Math.max(...faults.map(({ mostMs = 0 }) => mostMs)),
    ...details,
    cause: async (stage, hold) => void (await Promise.all(faults.map((fault) => fault.cause(stage, hold)))),
  };
}
