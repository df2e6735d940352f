/** As a garage counts them; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;
export type Weekday = (typeof weekdays)[number];

/** The day an address names; Monday for anything else. */
export function weekdayFrom(value: unknown): Weekday {
  return weekdays.find((day) => day === Number(value ?? 1)) ?? 1;
}
