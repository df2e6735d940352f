import { calendarDate } from '@pahiya/contract/shared/date-schemas';
import { addDays, weekdayOf } from '@pahiya/contract/shared/dates';
import { type TimeName, weekdays } from '../knowledge/names.ts';
import type { TimeWords } from './time-words.ts';
import type { WrittenDay } from './written-day.ts';

export interface DayRead {
  /** `YYYY-MM-DD`; it may be over or too far ahead. */
  date: string | undefined;
  /** The text names a day that does not exist, such as 31 November. */
  isNoDay: boolean;
}

/** A written day counts more than a weekday. */
export function readDate(words: TimeWords, written: WrittenDay | null, today: string): DayRead {
  if (!written) return { date: relativeDay(words, today), isNoDay: false };
  const date = dateOf(written, today);
  return calendarDate.safeParse(date).success ? { date, isNoDay: false } : { date: undefined, isNoDay: true };
}

/** A day further back than this, without its year, is in the next year. */
const overDays = 60;

function dateOf({ day, month, year }: WrittenDay, today: string): string {
  if (month === undefined) return nextDayOfMonth(day, today);
  if (year !== undefined) return write(year < 100 ? year + 2_000 : year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const date = write(thisYear, month, day);
  const isNextYear = date < addDays(today, -overDays);
  return isNextYear ? write(thisYear + 1, month, day) : date;
}

/** `The 31st` is in the next month that has it. */
function nextDayOfMonth(day: number, today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const next = Array.from({ length: 3 }, (_, step) => {
    const at = month - 1 + step;
    return write(year + Math.floor(at / 12), (at % 12) + 1, day);
  });
  return next.find((date) => date >= today && calendarDate.safeParse(date).success) ?? '';
}

function write(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function relativeDay(words: TimeWords, today: string): string | undefined {
  const { says } = words;
  const weekday = weekdays.findIndex(says);
  if (weekday >= 0) return addDays(today, daysUntil(weekday, today, says('next')));
  const ahead = daysAhead(words);
  if (ahead !== undefined) return addDays(today, ahead);
  if (says('monthEnd')) return endOfMonth(today, says('next'));
  if (says('dayAfterTomorrow')) return addDays(today, 2);
  if (says('tomorrow')) return addDays(today, 1);
  if (says('today')) return today;
  if (says('weekend')) return weekendFrom(today, says('next'));
  return nextWeek(words, today) ?? nextMonth(words, today);
}

/** A weekday means a day after today. `next Friday` means the Friday of next week. */
function daysUntil(weekday: number, today: string, isNext: boolean): number {
  if (isNext) return weekday - daysSinceMonday(today) + 7;
  return (weekday - daysSinceMonday(today) + 7) % 7 || 7;
}

const [saturday, sunday] = [5, 6];

function weekendFrom(today: string, isNext: boolean): string {
  const begun = daysSinceMonday(today) === sunday;
  const first = begun ? today : addDays(today, saturday - daysSinceMonday(today));
  return isNext ? addDays(first, begun ? 6 : 7) : first;
}

function daysSinceMonday(date: string): number {
  return (weekdayOf(date) + 6) % 7;
}

/** `Next week` means its Monday. */
function nextWeek(words: TimeWords, today: string): string | undefined {
  return isNext(words, 'week') ? addDays(today, 7 - daysSinceMonday(today)) : undefined;
}

/** `Next month` means its first day. */
function nextMonth(words: TimeWords, today: string): string | undefined {
  return isNext(words, 'month') ? addDays(endOfMonth(today, false), 1) : undefined;
}

function isNext({ tokens, begins, ends }: TimeWords, name: TimeName): boolean {
  return tokens.some((_, place) => begins(name, place) > 0 && ends('next', place - 1));
}

/** The last day of this or the next month. */
function endOfMonth(today: string, isNextOne: boolean): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + (isNextOne ? 1 : 0), 0));
  return last.toISOString().slice(0, 10);
}

const units = [
  ['days', 1],
  ['week', 7],
] as const;

/** Such as `in 3 days`, `3 din baad` or `a week later`. */
function daysAhead(words: TimeWords): number | undefined {
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
