import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { garageHolidays } from '../tables.ts';

interface WantedHolidays {
  garageId: string;
  from: string;
  to?: string;
}

/** Both days are included. */
export async function listHolidays(db: Database, { garageId, from, to }: WantedHolidays) {
  const { date, reason } = garageHolidays;
  return await db
    .select({ date, reason })
    .from(garageHolidays)
    .where(and(eq(garageHolidays.garageId, garageId), gte(date, from), to === undefined ? undefined : lte(date, to)))
    .orderBy(asc(date));
}
