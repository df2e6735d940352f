import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';

/** Date and time are wall-clock values in Asia/Kolkata. */
export function isAhead(date: string, startTime: string, now: Date): boolean {
  const here = zonedNow(now);
  return date > here.date || (date === here.date && startTime > here.time);
}

export function isWithinHorizon(date: string, now: Date): boolean {
  const today = zonedNow(now).date;
  return date >= today && date <= addDays(today, limits.bookingHorizonDays);
}
