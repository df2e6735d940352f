import { daysBetween } from '@pahiya/contract/shared/dates';
import { soonDays } from '@pahiya/contract/vehicles/schemas';

export interface Due {
  state: 'fine' | 'soon' | 'over';
  /** Days left; negative once the date has passed. */
  days: number;
}

/** Compares a due date with `today`, both `YYYY-MM-DD`. Documents are valid through their last day. */
export function dueOn(date: string, today: string): Due {
  const days = daysBetween(today, date);
  if (days < 0) return { state: 'over', days };
  return { state: days <= soonDays ? 'soon' : 'fine', days };
}
