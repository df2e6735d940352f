import { type Column, type SQL, sql } from 'drizzle-orm';

/** `OpeningHours` as JSON, from the first to the last slot of each weekday. */
export function weeklyHours(garageId: SQL | Column): SQL {
  return sql`(select coalesce(json_agg(json_build_object('dayOfWeek', h.day, 'opens', h.opens, 'closes', h.closes,
      'lastStart', h.last_start)
      order by h.day), '[]')
    from (
      select t.day_of_week as day, to_char(min(t.start_time), 'HH24:MI') as opens, to_char(max(t.end_time), 'HH24:MI') as closes,
        to_char(max(t.start_time), 'HH24:MI') as last_start
      from garage_time_slots t where t.garage_id = ${garageId} and t.is_available group by t.day_of_week
    ) h)`;
}

export function holidaysFrom(garageId: SQL | Column, day: SQL | Column): SQL {
  return sql`(select coalesce(json_agg(c.date order by c.date), '[]')
    from garage_holidays c where c.garage_id = ${garageId} and c.date >= ${day})`;
}
