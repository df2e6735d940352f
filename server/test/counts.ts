import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/pool.ts';

/** Equal counts before and after show that nothing was written. */
export async function countRows(db: Database): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`select
    (select count(*)::int from bookings) as bookings,
    (select count(*)::int from booking_services) as booking_services,
    (select count(*)::int from auth_users) as users,
    (select count(*)::int from auth_sessions) as sessions,
    (select count(*)::int from profiles) as profiles,
    (select count(*)::int from garage_favourites) as favourites`);
  return rows[0] ?? {};
}

export async function countBrokenBookings(db: Database): Promise<{ overlaps: number; incomplete: number }> {
  const { rows } = await db.execute<{ overlaps: number; incomplete: number }>(sql`select
    (select count(*)::int from bookings a join bookings b on a.id < b.id
      and a.assigned_mechanic_id = b.assigned_mechanic_id and a.slot_range && b.slot_range
      where a.status in ('confirmed', 'in_progress') and b.status in ('confirmed', 'in_progress')) as overlaps,
    (select count(*)::int from bookings b where jsonb_array_length(b.service_details) <>
      (select count(*) from booking_services s where s.booking_id = b.id)) as incomplete`);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}
