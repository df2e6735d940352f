-- Nodes keep public pages in memory. Each change of what they show is an event, written in its transaction, like those
-- of live updates. One event per statement, so that an import of thousands of garages writes few.
CREATE FUNCTION announce_page_change() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  INSERT INTO public.live_events (topic, change) VALUES ('pages:' || tg_argv[0], 'changed');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON garages
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('garages');
--> statement-breakpoint
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON services
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('garages');
--> statement-breakpoint
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON mechanics
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('garages');
--> statement-breakpoint
CREATE TRIGGER announce_page_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON garage_time_slots
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('garages');
--> statement-breakpoint
-- A post's page shows its author, and is gone with a private, suspended or deleted one.
CREATE TRIGGER announce_page_change AFTER UPDATE OF username, full_name, avatar_url, is_public, allow_comments, suspended_at, deactivated_at OR DELETE ON profiles
  FOR EACH STATEMENT EXECUTE FUNCTION announce_page_change('people');
