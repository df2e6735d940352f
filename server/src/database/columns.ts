import { languageCodes } from '@pahiya/contract/shared/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

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

/** One of the product's languages; `isLanguage` holds it to them. */
export function language(name: string) {
  return text(name, { enum: languageCodes }).notNull().default('en');
}

export function isLanguage(column: SQLWrapper): SQL {
  return sql`${column} in (${sql.raw(languageCodes.map((code) => `'${code}'`).join(', '))})`;
}
