import { z } from 'zod';
import type { WeekDraft } from '../rules/week-draft.ts';
import { tabDraft } from './tab-draft.ts';

export interface KeptWeek {
  /** The saved week that the draft started from, as `weekText`. */
  base: string;
  rows: WeekDraft;
}

const row = z.object({ key: z.string(), startTime: z.string(), endTime: z.string(), isAvailable: z.boolean() });
const keptWeek: z.ZodType<KeptWeek> = z.object({ base: z.string(), rows: z.array(z.array(row)).length(7) });

export function weekDraftOf(garageId: string) {
  return tabDraft(`week.${garageId}`, keptWeek);
}
