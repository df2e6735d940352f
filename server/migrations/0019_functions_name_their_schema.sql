-- pg_restore, autovacuum and maintenance run with an empty search path. What an index, a generated column or a trigger calls
-- must not depend on one: a body written with RETURN is bound when it is made, the other functions set their own path.

-- The functions of earthdistance call each other without their schema, so that an index on them cannot be restored. Metres from
-- the middle of a sphere with the radius that extension has.
CREATE FUNCTION point_on_earth(latitude double precision, longitude double precision) RETURNS cube
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN cube(
  cube(
    cube(6378168 * cos(radians(latitude)) * cos(radians(longitude))),
    6378168 * cos(radians(latitude)) * sin(radians(longitude))
  ),
  6378168 * sin(radians(latitude))
);
--> statement-breakpoint
-- Along the surface; the points are those of point_on_earth.
CREATE FUNCTION metres_on_earth(from_point cube, to_point cube) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN cube_distance(from_point, to_point) > 2 * 6378168 THEN pi() * 6378168
  ELSE 2 * 6378168 * asin(cube_distance(from_point, to_point) / (2 * 6378168)) END;
--> statement-breakpoint
DROP INDEX garages_position_idx;
--> statement-breakpoint
CREATE INDEX garages_position_idx ON garages USING gist (point_on_earth(latitude, longitude))
  WHERE status = 'active' AND latitude IS NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION username_key(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(translate(lower(name), '01i5._-', 'olls'), 'rn', 'm'), 'vv', 'w');
--> statement-breakpoint
CREATE OR REPLACE FUNCTION change_word(operation text) RETURNS text
LANGUAGE sql IMMUTABLE
RETURN CASE operation WHEN 'INSERT' THEN 'made' WHEN 'DELETE' THEN 'gone' ELSE 'changed' END;
--> statement-breakpoint
-- Only a superuser may give a function a setting of an extension that is not loaded, which it is not while a dump is restored.
-- Two letters that changed places in a short word leave little alike: hence the low threshold.
CREATE OR REPLACE FUNCTION nearest_search_word(typed text) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  threshold text := show_limit();
  nearest text;
BEGIN
  PERFORM set_config('pg_trgm.similarity_threshold', '0.25', true);
  SELECT word INTO nearest FROM search_words WHERE word % typed ORDER BY similarity(word, typed) DESC, word LIMIT 1;
  PERFORM set_config('pg_trgm.similarity_threshold', threshold, true);
  RETURN nearest;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
  own record;
BEGIN
  FOR own IN
    SELECT p.oid::regprocedure AS signature FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prosqlbody IS NULL
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', own.signature);
  END LOOP;
END;
$$;
