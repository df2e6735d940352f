import type { FreeDay, NextFree, SlotStart } from '@pahiya/contract/garages/schemas';
import { addDays, zonedNow } from '@pahiya/contract/shared/dates';
import { limits } from '@pahiya/contract/shared/limits';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

interface Wanted {
  garageIds: readonly string[];
  now: Date;
}

interface Window extends Wanted {
  from: string;
  to: string;
}

type FirstFree = ReadonlyMap<string, SlotStart>;

/** Unknown and inactive garages are left out. Most garages are free within two days, so the others are asked again. */
export async function listNextFree(db: Database, { garageIds, now }: Wanted): Promise<NextFree[]> {
  const free = await listWeekFree(db, { garageIds, now });
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from garages where id = any(${sql.param([...garageIds])}::uuid[]) and status = 'active'`,
  );
  return rows.map(({ id }) => ({ garageId: id, slot: free.get(id) ?? null }));
}

/** The first free slot of each garage within a week. */
export async function listWeekFree(db: Database, { garageIds, now }: Wanted): Promise<FirstFree> {
  const today = zonedNow(now).date;
  const soon = await firstFree(db, { garageIds, now, from: today, to: addDays(today, 1) });
  const others = garageIds.filter((id) => !soon.has(id));
  const window = { from: addDays(today, 2), to: addDays(today, limits.nextFreeDays - 1) };
  return new Map([...soon, ...(await firstFree(db, { garageIds: others, now, ...window }))]);
}

/** The first free slot of each garage that has one on the day. */
export async function listDayFree(db: Database, { day, ...wanted }: Wanted & { day: FreeDay }): Promise<FirstFree> {
  const date = addDays(zonedNow(wanted.now).date, day === 'today' ? 0 : 1);
  return await firstFree(db, { ...wanted, from: date, to: date });
}

/** By the rule of `loadGrid`, which counts the mechanics of every slot of one garage. */
async function firstFree(db: Database, { garageIds, now, from, to }: Window): Promise<FirstFree> {
  if (garageIds.length === 0) return new Map();
  const { date, time } = zonedNow(now);
  const { rows } = await db.execute<SlotStart & { id: string }>(sql`
    select g.id, first.date::text as date,
      to_char(first.start_time, 'HH24:MI') as "startTime", to_char(first.end_time, 'HH24:MI') as "endTime"
    from garages g cross join lateral (
      select day::date as date, s.start_time, s.end_time
      from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      join garage_time_slots s
        on s.garage_id = g.id and s.is_available and s.day_of_week = extract(dow from day)::smallint
      where day::date + s.start_time > ${`${date} ${time}`}::timestamp
        and not exists (select from garage_holidays h where h.garage_id = g.id and h.date = day::date)
        and (not g.has_mechanics or exists (
          select from mechanics m
          where m.garage_id = g.id and m.status = 'active' and not exists (
            select from bookings b
            where b.assigned_mechanic_id = m.id and b.status in ('confirmed', 'in_progress')
              and occupies_slot(b.status, b.held_until)
              and b.slot_range && tsrange(day::date + s.start_time, day::date + s.end_time))))
      order by day, s.start_time
      limit 1
    ) first
    where g.id = any(${sql.param([...garageIds])}::uuid[]) and g.status = 'active'`);
  return new Map(rows.map(({ id, ...slot }) => [id, slot]));
}
