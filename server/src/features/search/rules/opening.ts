import { addDays, weekdayOf, zonedNow } from '@pahiya/contract/shared/dates';
import type { Opening, SearchTerm } from '../types.ts';

/** When a garage must be open: at a moment of the day, or at any moment from one on. */
export interface OpenAt {
  date: string;
  from: string;
  /** Null for any later moment of the day. */
  until: string | null;
}

const evening = '20:00';
/** Before this hour a customer who asks for the night means now. */
const morning = '05:00';

/** A weekday is the next one, today included. `Open on Sunday` means the whole day, even late on a Sunday. */
export function openAt(opening: Opening, now: Date, isAtNight = false): OpenAt {
  const { date: today, time } = zonedNow(now);
  const start = isAtNight ? evening : '00:00';
  if (opening === 'now' || (opening === 'night' && time < morning)) return { date: today, from: time, until: time };
  if (opening === 'today') return { date: today, from: isAtNight ? later(time, evening) : time, until: null };
  if (opening === 'night') return { date: today, from: later(time, evening), until: null };
  // The last slot of a day ends at 23:59 at the latest.
  if (opening === 'always') return { date: today, from: '00:30', until: '23:30' };
  if (opening === 'tomorrow') return { date: addDays(today, 1), from: start, until: null };
  const days = (opening - weekdayOf(today) + 7) % 7;
  return { date: addDays(today, days), from: start, until: null };
}

function later(time: string, other: string): string {
  return time > other ? time : other;
}

/**
 * `Open garage on Sunday late night` is one time: the evening of Sunday. Beside a day, `open` does not mean now, and
 * `24 hours at night` means the night.
 */
export function withOneTime(terms: readonly SearchTerm[]): SearchTerm[] {
  const day = terms.find(({ opening }) => typeof opening === 'number' || opening === 'tomorrow' || opening === 'today');
  const night = terms.find(({ opening }) => opening === 'night');
  const [kept, dropped] = day ? [day, ['now', 'night']] : [night, ['now', 'always']];
  if (!kept) return [...terms];
  const isDropped = ({ opening }: SearchTerm) => typeof opening === 'string' && dropped.includes(opening);
  return terms.flatMap((term) => {
    if (term === kept) return [day && night ? { ...day, isAtNight: true } : term];
    return isDropped(term) ? [] : [term];
  });
}
