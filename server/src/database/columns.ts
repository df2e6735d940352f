import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Milliseconds, as JavaScript has them: a cursor made from a `Date` finds its row again. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 });
}

export function setNow(name: string) {
  return instant(name).notNull().defaultNow();
}

/** A wall-clock time without seconds, `HH:MM`. */
export const clock = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (text) => text.slice(0, 5),
});
