-- Live updates: what commits is told to every node that listens, after the commit and never before.
CREATE FUNCTION tell_booking() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', json_build_object('userId', NEW.user_id, 'topic', 'bookings', 'id', NEW.id)::text);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_live AFTER INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION tell_booking();
