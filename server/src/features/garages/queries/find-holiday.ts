import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageHolidays } from '../tables.ts';

/** Why the garage is closed on the day; null when it is not. */
export async function findHoliday(
  db: Database,
  { garageId, date }: { garageId: string; date: string },
): Promise<string | null> {
  const [holiday] = await db
    .select({ reason: garageHolidays.reason })
    .from(garageHolidays)
    .where(and(eq(garageHolidays.garageId, garageId), eq(garageHolidays.date, date)));
  return holiday?.reason ?? null;
}

/** Whether the garage is closed on the day, within another statement. */
export function isHoliday(garageId: string | SQL, date: string): SQL {
  return sql`exists (
    select from ${garageHolidays} closed where closed.garage_id = ${garageId} and closed.date = ${date}::date)`;
}
