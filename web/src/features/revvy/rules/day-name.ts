import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';

export type DayName = 'today' | 'yesterday' | 'thisYear' | 'earlier';

/** The day in India of an instant. */
export function dayOf(at: string): string {
  return zonedNow(new Date(at)).date;
}

/** How a day in India is named at this time. */
export function dayName(date: string, now: Date): DayName {
  const today = zonedNow(now).date;
  // The clock of a device can be slow.
  if (date >= today) return 'today';
  if (date === addDays(today, -1)) return 'yesterday';
  return date.slice(0, 4) === today.slice(0, 4) ? 'thisYear' : 'earlier';
}

/** The day of a message, if it is the first one of that day. */
export function newDayAt(messages: readonly Pick<RevvyMessage, 'createdAt'>[], index: number): string | undefined {
  const [before, message] = [messages[index - 1], messages[index]];
  const day = message && dayOf(message.createdAt);
  return before && dayOf(before.createdAt) === day ? undefined : day;
}
