import { addDays, weekdayOf, zonedNow } from '@pahiya/contract/shared/dates';
import type { Opening } from '../types.ts';

/** When a garage must be open: at a moment of the day, or at any moment from one on. */
export interface OpenAt {
  date: string;
  from: string;
  /** Null for any later moment of the day. */
  until: string | null;
}

/** A weekday is the next one, today included. `Open on Sunday` means the whole day, even late on a Sunday. */
export function openAt(opening: Opening, now: Date): OpenAt {
  const { date: today, time } = zonedNow(now);
  if (opening === 'now') return { date: today, from: time, until: time };
  if (opening === 'today') return { date: today, from: time, until: null };
  // The last slot of a day ends at 23:59 at the latest.
  if (opening === 'always') return { date: today, from: '00:30', until: '23:30' };
  if (opening === 'tomorrow') return { date: addDays(today, 1), from: '00:00', until: null };
  const days = (opening - weekdayOf(today) + 7) % 7;
  return { date: addDays(today, days), from: '00:00', until: null };
}
