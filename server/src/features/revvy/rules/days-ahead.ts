import { addDays, weekdayOf } from '@pahiya/contract/shared/dates';
import type { TimeName } from '../knowledge/names.ts';
import type { TimeWords } from './time-words.ts';

export function daysSinceMonday(date: string): number {
  return (weekdayOf(date) + 6) % 7;
}

/** `Next week` means its Monday. */
export function nextWeek(words: TimeWords, today: string): string | undefined {
  return isNext(words, 'week') ? addDays(today, 7 - daysSinceMonday(today)) : undefined;
}

/** `Next month` means its first day. */
export function nextMonth(words: TimeWords, today: string): string | undefined {
  return isNext(words, 'month') ? addDays(endOfMonth(today, false), 1) : undefined;
}

function isNext({ tokens, begins, ends }: TimeWords, name: TimeName): boolean {
  return tokens.some((_, place) => begins(name, place) > 0 && ends('next', place - 1));
}

/** The last day of this or the next month. */
export function endOfMonth(today: string, isNextOne: boolean): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + (isNextOne ? 1 : 0), 0));
  return last.toISOString().slice(0, 10);
}

const units = [
  ['days', 1],
  ['week', 7],
] as const;

/** Such as `in 3 days`, `3 din baad` or `a week later`. */
export function daysAhead(words: TimeWords): number | undefined {
  for (const [place] of words.tokens.entries())
    for (const [unit, days] of units) {
      const length = words.begins(unit, place);
      const count = length > 0 ? countAt(words, place - 1) : undefined;
      if (count !== undefined && isLater(words, place, length)) return count * days;
    }
  return undefined;
}

function countAt({ tokens, numbered }: TimeWords, place: number): number | undefined {
  const said = tokens[place] ?? '';
  if (/^\d{1,2}$/.test(said)) return Number(said);
  return said === 'a' ? 1 : numbered('hours', place)?.number;
}

function isLater({ begins, ends }: TimeWords, place: number, length: number): boolean {
  return ends('later', place - 2) || begins('later', place + length) > 0 || begins('later', place) > 0;
}
