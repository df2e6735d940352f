-- No mechanic has two bookings that occupy him at the same time. Times are wall-clock values in Asia/Kolkata.
ALTER TABLE bookings ADD CONSTRAINT bookings_no_mechanic_overlap
  EXCLUDE USING gist (assigned_mechanic_id WITH =, slot_range WITH &&)
  WHERE (assigned_mechanic_id IS NOT NULL AND status IN ('confirmed', 'in_progress'));
--> statement-breakpoint
-- The slots of one weekday stay apart.
ALTER TABLE garage_time_slots ADD CONSTRAINT garage_time_slots_no_overlap
  EXCLUDE USING gist (
    garage_id WITH =,
    day_of_week WITH =,
    int4range(extract(epoch FROM start_time)::int, extract(epoch FROM end_time)::int) WITH &&
  );
--> statement-breakpoint
-- Takes the lock of the garage's day, then answers the first active mechanic who is free for all of the slot; (NULL, NULL)
-- for a garage without active mechanics, whose slots stay open; no row when everybody is busy.
-- The lock is not the slot's: slots of different lengths, as after a change of the grid, meet in one mechanic, and the
-- exclusion constraint would find their transactions waiting for each other.
-- It is VOLATILE so that the search runs on a snapshot taken after the lock was granted: the caller's own snapshot is
-- older and would not see the booking that the lock waited for. The lock ends with the caller's transaction.
CREATE FUNCTION claim_free_mechanic(wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time)
RETURNS TABLE (mechanic_id uuid, mechanic_name text)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('day %s %s', wanted_garage, wanted_date), 0));
  RETURN QUERY
    SELECT NULL::uuid, NULL::text
    WHERE NOT EXISTS (SELECT FROM mechanics m WHERE m.garage_id = wanted_garage AND m.status = 'active');
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY
    SELECT m.id, m.name
    FROM mechanics m
    WHERE m.garage_id = wanted_garage AND m.status = 'active' AND NOT EXISTS (
      SELECT FROM bookings b
      WHERE b.assigned_mechanic_id = m.id
        AND b.status IN ('confirmed', 'in_progress')
        AND b.slot_range && tsrange(wanted_date + wanted_start, wanted_date + wanted_end)
    )
    ORDER BY m.id
    LIMIT 1;
END;
$$;
--> statement-breakpoint
-- garages.services lists the names of the services on offer.
CREATE FUNCTION refresh_garage_services() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE garages g
  SET services = coalesce(
    (SELECT array_agg(s.name ORDER BY s.id) FROM services s WHERE s.garage_id = g.id AND s.is_active), '{}')
  WHERE g.id IN (SELECT DISTINCT garage_id FROM changed_services);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER services_inserted AFTER INSERT ON services
  REFERENCING NEW TABLE AS changed_services FOR EACH STATEMENT EXECUTE FUNCTION refresh_garage_services();
--> statement-breakpoint
CREATE TRIGGER services_updated AFTER UPDATE ON services
  REFERENCING NEW TABLE AS changed_services FOR EACH STATEMENT EXECUTE FUNCTION refresh_garage_services();
--> statement-breakpoint
CREATE TRIGGER services_deleted AFTER DELETE ON services
  REFERENCING OLD TABLE AS changed_services FOR EACH STATEMENT EXECUTE FUNCTION refresh_garage_services();
--> statement-breakpoint
-- array_to_string is only STABLE because it serves every element type; for text[] it is immutable.
CREATE FUNCTION garage_search_text(name text, location text, services text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(name || ' ' || location || ' ' || array_to_string(services, ' '));
--> statement-breakpoint
ALTER TABLE garages ADD COLUMN search_text text
  GENERATED ALWAYS AS (garage_search_text(name, location, services)) STORED;
--> statement-breakpoint
CREATE INDEX garages_search_idx ON garages USING gin (search_text gin_trgm_ops) WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX garages_location_idx ON garages USING gin (location gin_trgm_ops) WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX garages_rating_idx ON garages (average_rating DESC NULLS LAST, total_reviews DESC, id)
  WHERE status = 'active';
--> statement-breakpoint
CREATE INDEX garages_position_idx ON garages USING gist (ll_to_earth(latitude, longitude))
  WHERE status = 'active' AND latitude IS NOT NULL;
