import { z } from 'zod';
import type { WeekDraft } from '../rules/week-draft.ts';

const row = z.object({ key: z.string(), startTime: z.string(), endTime: z.string(), isAvailable: z.boolean() });
/** `base` is the week, as one text, that the draft was made from. */
const keptWeek = z.object({ base: z.string(), rows: z.array(z.array(row)).length(7) });

export interface KeptWeek {
  base: string;
  rows: WeekDraft;
}

function keyOf(garageId: string): string {
  return `pahiya.desk.week.${garageId}`;
}

/** What was changed of a garage's week and not saved, as long as the tab is open; null when there is nothing. */
export function readWeek(garageId: string): KeptWeek | null {
  try {
    return keptWeek.safeParse(JSON.parse(sessionStorage.getItem(keyOf(garageId)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Null forgets it. */
export function writeWeek(garageId: string, kept: KeptWeek | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(garageId));
    else sessionStorage.setItem(keyOf(garageId), JSON.stringify(kept));
  } catch {
    // A device that keeps nothing has what is on the screen.
  }
}
