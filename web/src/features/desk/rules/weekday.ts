/** Monday first; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday named in the address; Monday for anything else. */
export function weekdayFrom(value: unknown): Weekday {
  return weekdays.find((day) => day === Number(value ?? 1)) ?? 1;
}
