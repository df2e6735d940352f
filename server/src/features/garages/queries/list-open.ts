import { weekdayOf } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

interface Wanted {
  garageIds: readonly string[];
  date: string;
  from: string;
  /** Null for any moment of the day after `from`. */
  until: string | null;
}

/** The garages that are open from the first to the second time of the day, which lasts from its first to its last slot. */
export async function listOpen(db: Database, { garageIds, date, from, until }: Wanted): Promise<ReadonlySet<string>> {
  if (garageIds.length === 0) return new Set();
  const isOpened = until === null ? sql`true` : sql`min(t.start_time) <= ${from}::time`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select t.garage_id as id from garage_time_slots t
    where t.garage_id = any(${sql.param([...garageIds])}::uuid[]) and t.is_available
      and t.day_of_week = ${weekdayOf(date)}::smallint
      and not exists (select from garage_holidays h where h.garage_id = t.garage_id and h.date = ${date}::date)
    group by t.garage_id
    having ${isOpened} and max(t.end_time) > ${until ?? from}::time`);
  return new Set(rows.map(({ id }) => id));
}
