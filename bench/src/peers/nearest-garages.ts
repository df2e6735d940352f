/** The fifty nearest to latitude `$1` and longitude `$2`, within 200 km and a little more for rounding. */
export const nearestGarages = `
  select g.*, round((metres_on_earth(point_on_earth(g.latitude, g.longitude), point_on_earth($1, $2)) / 1000)::numeric,
    1)::float8 as km
  from garages g
  where g.status = 'active' and g.latitude is not null
    and point_on_earth(g.latitude, g.longitude) <@ cube_enlarge(point_on_earth($1, $2), 200100, 3)
  order by point_on_earth(g.latitude, g.longitude) <-> point_on_earth($1, $2) limit 50`;
