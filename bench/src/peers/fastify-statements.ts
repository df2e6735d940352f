/** An experienced developer would write these statements by hand. */
const garageWith = (
  distanceKm: string,
) => `g.id, g.name, 'active' as status, g.image_url as "imageUrl", g.location, g.latitude, g.longitude,
  ${distanceKm} as "distanceKm", g.is_featured as "isFeatured", g.featured_order as "featuredOrder",
  coalesce(g.average_rating, 4.3)::float8 as rating, g.average_rating::float8 as "averageRating",
  g.total_reviews as "totalReviews", g.categories, g.vehicle_types as "vehicleTypes", g.services,
  g.lowest_price as "lowestPrice", g.shortest_minutes as "shortestMinutes", g.longest_minutes as "longestMinutes",
  g.picks_up as "picksUp", g.is_demonstration as "isDemonstration"`;

const garage = garageWith('null');

export const inCity = {
  name: 'in_city',
  text: `select ${garage} from garages g where g.status = 'active' and g.location ilike '%' || $1 || '%'
    order by g.average_rating desc nulls last, g.total_reviews desc, g.id limit 50`,
};

/** Finds garages within 200 km. The box is 100 m larger, because distances are rounded. */
export const nearest = {
  name: 'nearest',
  text: `select ${garageWith('g.km')} from (
      select g.*, round((metres_on_earth(point_on_earth(g.latitude, g.longitude), point_on_earth($1, $2)) / 1000)::numeric,
        1)::float8 as km
      from garages g
      where g.status = 'active' and g.latitude is not null
        and point_on_earth(g.latitude, g.longitude) <@ cube_enlarge(point_on_earth($1, $2), 200100, 3)
      order by point_on_earth(g.latitude, g.longitude) <-> point_on_earth($1, $2) limit 50
    ) g
    where g.km <= 200 order by coalesce(g.average_rating, 0) desc, g.km`,
};

export const slots = {
  name: 'slots',
  text: `select to_char(t.start_time, 'HH24:MI') as "startTime", to_char(t.end_time, 'HH24:MI') as "endTime",
      g.has_mechanics as "hasMechanics", (select count(*)::int from mechanics m
        where m.garage_id = g.id and m.status = 'active' and not exists (
          select from bookings b
          where b.assigned_mechanic_id = m.id and b.garage_id = g.id and b.booking_date = $2::date
            and b.status in ('confirmed', 'in_progress') and (b.held_until is null or b.held_until > now())
            and b.booking_time < t.end_time and b.end_time > t.start_time)) as free
    from garages g join garage_time_slots t on t.garage_id = g.id
    where g.id = $1 and g.status = 'active' and t.is_available and t.day_of_week = extract(dow from $2::date)::smallint
    order by t.start_time`,
};

/** Tells why a day has no slot to book. */
export const closure = {
  name: 'closure',
  text: `select exists (select from garage_holidays where garage_id = $1 and date = $2::date) as "isHoliday",
      exists (select from mechanics where garage_id = $1 and status = 'active') as "hasActive"`,
};

export const oneGarage = {
  name: 'one_garage',
  text: `select ${garage} from garages g where g.id = $1 and g.status = 'active'`,
};

export const services = {
  name: 'services',
  text: `select id, garage_id as "garageId", name, description, price, duration, service_types as "serviceTypes"
    from services where garage_id = $1 and is_active order by id`,
};

export const openingHours = {
  name: 'opening_hours',
  text: `select day_of_week as "dayOfWeek", to_char(min(start_time), 'HH24:MI') as opens,
      to_char(max(end_time), 'HH24:MI') as closes, to_char(max(start_time), 'HH24:MI') as "lastStart"
    from garage_time_slots where garage_id = $1 and is_available group by day_of_week order by day_of_week`,
};

export const holidays = {
  name: 'holidays',
  text: `select to_char(date, 'YYYY-MM-DD') as date from garage_holidays
    where garage_id = $1 and date >= (now() at time zone 'Asia/Kolkata')::date order by date`,
};

const isBlocked = (person: string) => `exists (select from blocks b
  where (b.blocker_id = $1 and b.blocked_id = ${person}) or (b.blocker_id = ${person} and b.blocked_id = $1))`;

const countHidden = (table: string) => `(select count(*)::int from blocks b join ${table} made
  on made.user_id in (b.blocker_id, b.blocked_id) and made.user_id <> $1
  where made.post_id = p.id and made.is_counted and $1 in (b.blocker_id, b.blocked_id))`;

/** Treats blocks, mutes, private and hidden content as the product does. */
export const feed = {
  name: 'feed',
  text: `select p.id, a.id as author, a.username, a.full_name as "fullName", a.avatar_url as "avatarUrl", p.caption,
      f.folder, f.width, f.height, f.widths, f.placeholder,
      p.likes - ${countHidden('post_likes')} as likes, p.comments - ${countHidden('comments')} as comments,
      exists (select from post_likes l where l.post_id = p.id and l.user_id = $1) as "isLiked",
      exists (select from saved_posts s where s.post_id = p.id and s.user_id = $1) as "isSaved",
      p.user_id = $1 as "isOwn", a.allow_comments or p.user_id = $1 as "canComment",
      p.hidden_at is not null as "isHidden", p.is_held as "isHeld", p.created_at as "createdAt"
    from posts p join profiles a on a.id = p.user_id left join files f on f.id = p.file_id
    where p.user_id = $1 or (
      p.hidden_at is null and a.suspended_at is null and a.deactivated_at is null and not ${isBlocked('p.user_id')}
      and (a.is_public or exists (select from followers w where w.follower_id = $1 and w.following_id = p.user_id))
      and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = p.user_id))
    order by p.created_at desc, p.id desc limit 21`,
};
