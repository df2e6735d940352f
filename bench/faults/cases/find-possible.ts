import type { Stage } from '../stage/stage.ts';
import type { Fault } from './fault.ts';

interface Found {
  possible: Fault[];
  /** A line for each of the others. */
  notes: string[];
}

/** Leaves out what this machine cannot cause. */
export async function findPossible(stage: Stage, faults: Fault[]): Promise<Found> {
  const found: Found = { possible: [], notes: [] };
  for (const fault of faults) {
    const lack = await fault.lacks?.(stage);
    if (lack) found.notes.push(`Not caused: ${fault.name}. This machine lacks ${lack}.`);
    else found.possible.push(fault);
  }
  return found;
}
