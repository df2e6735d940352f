import type pg from 'pg';
import { nearestGarages } from './nearest-garages.ts';

const roles = ['anon', 'authenticated', 'service_role'];
const tables = [
  'garages',
  'services',
  'profiles',
  'posts',
  'post_likes',
  'saved_posts',
  'blocks',
  'mutes',
  'followers',
];

const reader = `(select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid)`;

/** Says who may read each table. The rule for posts is the product's rule of who sees a post. */
const policies: Record<string, string> = {
  garages: `status = 'active'`,
  services: 'is_active',
  profiles: 'suspended_at is null and deactivated_at is null',
  posts: `user_id = ${reader} or (hidden_at is null
    and exists (select from profiles a where a.id = user_id and (a.is_public
      or exists (select from followers w where w.follower_id = ${reader} and w.following_id = user_id)))
    and not exists (select from blocks b where (b.blocker_id = ${reader} and b.blocked_id = user_id)
      or (b.blocker_id = user_id and b.blocked_id = ${reader}))
    and not exists (select from mutes m where m.muter_id = ${reader} and m.muted_id = user_id))`,
  post_likes: 'is_counted',
  saved_posts: `user_id = ${reader}`,
};

/** Supabase Lite cannot ask for these, so it calls functions by `rpc`. They may read other people's bookings. */
const functions = [
  `create function nearest_garages(latitude float8, longitude float8) returns json language sql stable security definer as $$
    select coalesce(json_agg(n), '[]') from (
      select g.id, g.name, g.status, g.image_url, g.location, g.latitude, g.longitude, g.km as distance_km, g.is_featured,
        g.featured_order, g.average_rating, g.total_reviews, g.categories, g.vehicle_types, g.services, g.lowest_price,
        g.shortest_minutes, g.longest_minutes, g.picks_up, g.is_demonstration
      from (${nearestGarages}) g
      where g.km <= 200 order by coalesce(g.average_rating, 0) desc, g.km
    ) n $$`,
  `create function day_slots(garage uuid, day date) returns json language sql stable security definer as $$
    select json_build_object('date', $2, 'slots', coalesce(json_agg(s), '[]')) from (
      select to_char(t.start_time, 'HH24:MI') as "startTime", to_char(t.end_time, 'HH24:MI') as "endTime",
        not g.has_mechanics or f.free > 0 as available, case when g.has_mechanics then f.free end as "freeMechanics"
      from garages g join garage_time_slots t on t.garage_id = g.id
      cross join lateral (
        select count(*)::int as free from mechanics m
        where m.garage_id = g.id and m.status = 'active' and not exists (
          select from bookings b
          where b.assigned_mechanic_id = m.id and b.garage_id = g.id and b.booking_date = $2
            and b.status in ('confirmed', 'in_progress') and (b.held_until is null or b.held_until > now())
            and b.booking_time < t.end_time and b.end_time > t.start_time)
      ) f
      where g.id = $1 and g.status = 'active' and t.is_available and t.day_of_week = extract(dow from $2)::smallint
        and not exists (select from garage_holidays h where h.garage_id = $1 and h.date = $2)
      order by t.start_time
    ) s $$`,
];

/**
 * Gives Supabase Lite roles, row level security, functions, and the foreign key by which it finds a post's author. The
 * product owns the tables, so the policies do not affect it. Resolves to the new roles, which the whole server has.
 */
export async function grantLiteAccess(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select rolname as name from pg_roles');
  const missing = roles.filter((role) => !rows.some(({ name }) => name === role));
  for (const role of missing) await pool.query(`create role ${role} nologin`);
  await pool.query(`grant ${roles.join()} to current_user`);
  await pool.query(`grant usage on schema public to ${roles.join()}`);
  await pool.query(`grant select on ${tables.join()} to ${roles.join()}`);
  await pool.query('alter table posts add foreign key (user_id) references profiles (id)');
  for (const definition of functions) await pool.query(definition);
  for (const [table, condition] of Object.entries(policies)) {
    await pool.query(`alter table ${table} enable row level security`);
    await pool.query(`create policy lite on ${table} for select using (${condition})`);
  }
  return missing;
}
