import type { Slot } from '@pahiya/contract/garages/schemas';
import { addDays } from '@pahiya/contract/shared/dates';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';

interface SlotWindow {
  garageId: string;
  from: string;
  days: number;
}

export interface DatedSlot extends Slot {
  date: string;
}

/** PostgreSQL expects a thousand days of two unknown dates, and would plan each call again. */
const givenDays = (isOneDay: boolean) =>
  isOneDay
    ? sql`(select ${sql.placeholder('from')}::date as given) given`
    : sql`generate_series(${sql.placeholder('from')}::date, ${sql.placeholder('to')}::date, interval '1 day') as given`;

const selectSlots = prepareOnce((db, isOneDay: boolean) =>
  db
    .select({
      date: sql<string>`date`,
      startTime: sql<string | null>`start_time`,
      endTime: sql<string>`end_time`,
      hasMechanics: sql<boolean>`has_mechanics`,
      active: sql<number>`active`,
      isHoliday: sql<boolean>`is_holiday`,
      free: sql<number>`free`,
    })
    .from(sql`(
      with garage as (
        select g.id, g.has_mechanics, staff.active, staff.ids
        from garages g cross join lateral (
          select count(*)::int as active, array_agg(m.id) as ids
          from mechanics m where m.garage_id = g.id and m.status = 'active'
        ) staff
        where g.id = ${sql.placeholder('garageId')} and g.status = 'active'
      ),
      busy as materialized (
        select b.assigned_mechanic_id as mechanic_id, b.slot_range
        from bookings b
        where b.garage_id = ${sql.placeholder('garageId')}
          and b.booking_date between ${sql.placeholder('from')}::date and ${sql.placeholder('to')}::date
          and b.status in ('confirmed', 'in_progress') and occupies_slot(b.status, b.held_until)
      )
      select day.date::text as date,
        to_char(s.start_time, 'HH24:MI') as start_time, to_char(s.end_time, 'HH24:MI') as end_time,
        g.has_mechanics, g.active, day.is_holiday,
        g.active - (
          select count(distinct busy.mechanic_id)::int from busy
          where busy.mechanic_id = any (g.ids)
            and busy.slot_range && tsrange(day.date + s.start_time, day.date + s.end_time)
        ) as free
      from garage g
      cross join lateral (
        select given::date as date,
          exists (select from garage_holidays h where h.garage_id = g.id and h.date = given::date) as is_holiday
        from ${givenDays(isOneDay)}
      ) day
      left join garage_time_slots s
        on s.garage_id = g.id and s.is_available and s.day_of_week = extract(dow from day.date)::smallint
        and not day.is_holiday
      order by day.date, s.start_time
    ) grid`)
    .prepare(`slots_${isOneDay}`),
);

export interface Grid {
  slots: DatedSlot[];
  holidays: Set<string>;
  /** None of its mechanics is active, so nothing can be booked. */
  isWithoutMechanics: boolean;
}

/**
 * A slot is available while an active mechanic is free for all of it (product, section 4.3). Callers must close past
 * slots. Null when the garage is unknown or inactive.
 */
export async function loadGrid(db: Database, { garageId, from, days }: SlotWindow): Promise<Grid | null> {
  const rows = await selectSlots(db, days === 1).execute({ garageId, from, to: addDays(from, days - 1) });
  const [first] = rows;
  if (!first) return null;
  return {
    slots: rows.flatMap((row) => toSlot(row) ?? []),
    holidays: new Set(rows.filter((row) => row.isHoliday).map(({ date }) => date)),
    isWithoutMechanics: first.hasMechanics && first.active === 0,
  };
}

export async function listSlots(db: Database, window: SlotWindow): Promise<DatedSlot[] | null> {
  return (await loadGrid(db, window))?.slots ?? null;
}

type SlotRow = Awaited<ReturnType<ReturnType<typeof selectSlots>['execute']>>[number];

function toSlot({ date, startTime, endTime, hasMechanics, free }: SlotRow): DatedSlot | null {
  if (startTime === null) return null;
  const available = !hasMechanics || free > 0;
  return { date, startTime, endTime, available, freeMechanics: hasMechanics ? free : null };
}
