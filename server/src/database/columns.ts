import { languageCodes } from '@pahiya/contract/shared/languages';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { customType, type PgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Millisecond precision, like JavaScript: a cursor made from a `Date` matches its row exactly. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3 });
}

export function setNow(name: string) {
  return instant(name).notNull().defaultNow();
}

export const clock = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (text) => text.slice(0, 5),
});

/** Needs the check constraint `isLanguage`. */
export function language(name: string) {
  return text(name, { enum: languageCodes }).notNull().default('en');
}

export function isLanguage(column: SQLWrapper): SQL {
  return sql`${column} in (${sql.raw(languageCodes.map((code) => `'${code}'`).join(', '))})`;
}

/** `never` if a field of `Input` has no column: drizzle ignores it in an object spread into `set` or `values`. */
export type InColumns<Input, Table extends PgTable> = keyof Input extends keyof Table['$inferInsert'] ? Input : never;
