DROP INDEX "notification_actors_actor_idx";--> statement-breakpoint
CREATE INDEX "notification_actors_told_idx" ON "notification_actors" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_told_idx" ON "notifications" USING btree ("user_id","group_key") WHERE "notifications"."group_key" is not null;--> statement-breakpoint
-- A deleted post takes along what was told of it; locked in the order in which all are marked as read.
CREATE FUNCTION forget_post() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM notifications
    WHERE user_id = OLD.user_id AND group_key IN (
      'like:' || OLD.id, 'comment:' || OLD.id, 'like:' || OLD.id || ' unlisted', 'comment:' || OLD.id || ' unlisted')
    ORDER BY created_at DESC, id DESC FOR UPDATE
  );
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER posts_notifications_forgotten AFTER DELETE ON posts FOR EACH ROW EXECUTE FUNCTION forget_post();
--> statement-breakpoint
-- 'Slot released' is written by the database itself, when it releases one: as its owner chose, and pushed like all others.
CREATE FUNCTION heed_preferences() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  chosen jsonb := (SELECT choices -> 'booking' FROM notification_preferences WHERE user_id = NEW.user_id);
BEGIN
  NEW.is_listed := coalesce((chosen ->> 'inApp')::boolean, true);
  NEW.is_mail_due := NEW.is_mail_due AND coalesce((chosen ->> 'email')::boolean, true);
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_preferences_heeded BEFORE INSERT ON notifications
FOR EACH ROW WHEN (NEW.data ->> 'kind' = 'slot_released') EXECUTE FUNCTION heed_preferences();
--> statement-breakpoint
CREATE FUNCTION push_released_slot() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO push_deliveries (id, notification_id, token_id, event)
  SELECT gen_random_uuid(), NEW.id, token.id, NEW.subject FROM push_tokens token
  WHERE token.user_id = NEW.user_id AND coalesce(
    (SELECT (choices #>> '{booking,push}')::boolean FROM notification_preferences WHERE user_id = NEW.user_id), true)
  ON CONFLICT (token_id, event) DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_slot_released_pushed AFTER INSERT ON notifications
FOR EACH ROW WHEN (NEW.data ->> 'kind' = 'slot_released') EXECUTE FUNCTION push_released_slot();
