import { addDays, calendarDate } from '@pahiya/contract/shared/dates';
import { weekdays } from '../knowledge/names.ts';
import { daysAhead, daysSinceMonday, endOfMonth, nextMonth, nextWeek } from './days-ahead.ts';
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
