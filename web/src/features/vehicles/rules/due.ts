import { daysBetween } from '@pahiya/contract/shared/dates';
import { soonDays } from '@pahiya/contract/vehicles/schemas';

export interface Due {
  state: 'fine' | 'soon' | 'over';
  /** Until the day; less than nothing once it is past. */
  days: number;
}

/** How a day stands to `today`, both `YYYY-MM-DD`; a paper is good on its last day. */
export function dueOn(date: string, today: string): Due {
  const days = daysBetween(today, date);
  if (days < 0) return { state: 'over', days };
  return { state: days <= soonDays ? 'soon' : 'fine', days };
}
