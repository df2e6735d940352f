import { addDays, weekdayOf } from '@pahiya/contract/shared/dates';
import type { BoardSearch } from './board-search.ts';

interface BoardRange {
  /** Undefined means from today on, by the server's clock. */
  from: string | undefined;
  days: number;
}

/** The days to show: one, or the week from Monday on that contains it. */
export function rangeOf({ date, view }: BoardSearch, today: string): BoardRange {
  return view === 'week' ? { from: mondayOf(date ?? today), days: 7 } : { from: date, days: 1 };
}

function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** The date in the address one step before (-1) or after (1). */
export function stepped({ date, view }: BoardSearch, today: string, direction: 1 | -1): string | undefined {
  return named(addDays(date ?? today, direction * (view === 'week' ? 7 : 1)), today);
}

/** The date as it appears in the address: today is left out. */
export function named(date: string, today: string): string | undefined {
  return date === today ? undefined : date;
}
