import { addDays } from '@pahiya/contract/shared/dates';

/** All questions are asked at 11:30 in India on this Saturday. */
export const askedOn = '2026-11-21';
export const askedAt = new Date(`${askedOn}T06:00:00Z`);

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
export const dayNames = ['today', 'tomorrow', 'dayAfterTomorrow', ...weekdays] as const;
export type DayName = (typeof dayNames)[number];

/** A weekday means the next one after today. */
export function dateOf(day: DayName): string {
  if (day === 'today') return askedOn;
  if (day === 'tomorrow') return addDays(askedOn, 1);
  if (day === 'dayAfterTomorrow') return addDays(askedOn, 2);
  const ahead = (weekdays.indexOf(day) - askedAt.getUTCDay() + 7) % 7;
  return addDays(askedOn, ahead === 0 ? 7 : ahead);
}
