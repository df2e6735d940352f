import type { GarageDetail, OpeningHours } from '@pahiya/contract/garages/schemas';
import { daysLater, type IndiaTime, weekdayOf } from './india-time.ts';

type Hours = Pick<GarageDetail, 'openingHours' | 'holidays'>;

export type OpenState =
  | { kind: 'open'; closes: string }
  | { kind: 'today'; opens: string }
  | { kind: 'tomorrow' | 'later'; date: string; opens: string }
  | { kind: 'closed' };

/** Says whether the garage is open now, or when it opens within the next week. */
export function openState(now: IndiaTime, hours: Hours): OpenState {
  const today = hoursOn(now.date, hours);
  if (today && now.time < today.opens) return { kind: 'today', opens: today.opens };
  if (today && now.time < today.closes) return { kind: 'open', closes: today.closes };
  for (let days = 1; days <= 7; days++) {
    const date = daysLater(now.date, days);
    const next = hoursOn(date, hours);
    if (next) return { kind: days === 1 ? 'tomorrow' : 'later', date, opens: next.opens };
  }
  return { kind: 'closed' };
}

/** Undefined on a holiday and on a weekday without slots. */
export function hoursOn(date: string, { openingHours, holidays }: Hours): OpeningHours | undefined {
  if (holidays.includes(date)) return undefined;
  return openingHours.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(date));
}

/** Weekdays in display order. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** A date that falls on the weekday, from which its name is formatted. */
export function dateOfWeekday(dayOfWeek: number): string {
  // A Sunday.
  return daysLater('2023-01-01', dayOfWeek);
}
