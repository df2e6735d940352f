import type { GarageDetail, SlotDay } from '@pahiya/contract/garages/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { garageColumns, openingHoursColumns, select, serviceColumns, slotColumns } from './columns.ts';

/** A prepared statement. Its rows are JSON texts, because PostgreSQL writes JSON faster than Node parses rows. */
export interface Statement {
  name: string;
  text: string;
}

function asJson(rows: string): string {
  return `select row_to_json(r)::text from (${rows}) r`;
}

const best = `order by g.average_rating desc nulls last, g.total_reviews desc, g.id limit ${limits.nearbyGarages}`;

/** Scans all garages, because there are few. */
export const inCity: Statement = {
  name: 'bare_in_city',
  text: asJson(`select ${garageColumns('null')} from garages g
    where g.status = 'active' and g.location ilike '%' || $1 || '%' ${best}`),
};

/** Reads no more rows with a million garages than with a thousand. */
export const inCityOfMany: Statement = {
  name: 'bare_in_city_of_many',
  text: asJson(`select ${garageColumns('null')} from garages g where g.id in (
    with meant as materialized (select place from places where place like lower('%' || $1 || '%') limit 41)
    (
      select found.garage_id from meant cross join lateral (
        select p.garage_id from garage_places p where p.place = meant.place
        order by p.average_rating desc nulls last, p.total_reviews desc, p.garage_id limit ${limits.nearbyGarages}
      ) found
      where (select count(*) from meant) <= 40
    )
    union all
    (
      select g.id from garages g
      where (select count(*) from meant) > 40 and g.status = 'active' and g.location ilike '%' || $1 || '%' ${best}
    )
  ) ${best}`),
};

/** In metres, with 100 more because distances are rounded to a tenth of a kilometre. */
const reach = 1_000 * limits.nearbyReachKm + 100;
const diameter = '(2 * 6378168::float8)';

/** Computes distances only for garages in a box around the reach. */
export const nearest: Statement = {
  name: 'bare_nearest',
  text: asJson(`select ${garageColumns('g.km')} from (
      select g.*, round((${diameter} * asin(chord / ${diameter}) / 1000)::numeric, 1)::float8 as km
      from (
        select g.*, cube_distance(point_on_earth(g.latitude, g.longitude), here.point) as chord
        from (select point_on_earth($1, $2) as point, cube_enlarge(point_on_earth($1, $2), ${reach}, 3) as reach offset 0) here,
          garages g
        where g.status = 'active' and g.latitude is not null and point_on_earth(g.latitude, g.longitude) <@ here.reach
        order by chord limit ${limits.nearbyGarages}
      ) g
    ) g
    where g.km <= ${limits.nearbyReachKm} order by coalesce(g.average_rating, 0) desc, g.chord`),
};

const list = (rows: string, value = 'l') => `(select coalesce(json_agg(${value}), '[]') from (${rows}) l)`;

export const garage: Statement = {
  name: 'bare_garage',
  text: asJson(
    `select ${select<GarageDetail>({
      garage: `(select row_to_json(c) from (select ${garageColumns('null')}) c)`,
      services: list(`select ${serviceColumns} from services where garage_id = $1 and is_active order by id`),
      openingHours: list(`select ${openingHoursColumns} from garage_time_slots
      where garage_id = $1 and is_available group by day_of_week order by day_of_week`),
      holidays: list(
        `select date from garage_holidays
        where garage_id = $1 and date >= (now() at time zone 'Asia/Kolkata')::date order by date`,
        'l.date',
      ),
    })} from garages g where g.id = $1 and g.status = 'active'`,
  ),
};

/** Reads the day's bookings once. The day must be in the future. */
export const slots: Statement = {
  name: 'bare_slots',
  text: `with busy as materialized (
      select b.assigned_mechanic_id as mechanic, b.slot_range from bookings b
      where b.garage_id = $1 and b.booking_date = $2::date
        and b.status in ('confirmed', 'in_progress') and occupies_slot(b.status, b.held_until)
    )
    ${asJson(`select ${select<SlotDay>({
      date: '$2::text',
      closure: `case when day.is_holiday then 'holiday' when g.has_mechanics and staff.active = 0 then 'no_mechanics' end`,
      slots: list(`select ${slotColumns}
        from garage_time_slots t cross join lateral (
          select staff.active - count(distinct busy.mechanic)::int as free from busy
          where busy.slot_range && tsrange($2::date + t.start_time, $2::date + t.end_time) and busy.mechanic = any(staff.ids)
        ) mechanics
        where t.garage_id = $1 and t.is_available and t.day_of_week = extract(dow from $2::date)::smallint
          and not day.is_holiday
        order by t.start_time`),
    })}
      from garages g
      cross join lateral (
        select exists (select from garage_holidays where garage_id = $1 and date = $2::date) as is_holiday
      ) day
      cross join lateral (
        select count(*)::int as active, array_agg(id) as ids from mechanics where garage_id = $1 and status = 'active'
      ) staff
      where g.id = $1 and g.status = 'active'`)}`,
};
