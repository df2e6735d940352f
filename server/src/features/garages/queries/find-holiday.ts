import { type SQL, sql } from 'drizzle-orm';
import { garageHolidays } from '../tables.ts';

export function isHoliday(garageId: string | SQL, date: string | SQL): SQL {
  return sql`exists (
    select from ${garageHolidays} closed where closed.garage_id = ${garageId} and closed.date = ${date}::date)`;
}
