-- Nodes of the version before this one cannot take call requests or delete accounts any more: stop them first.
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"address" text,
	"language" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"notification_id" uuid,
	"key" text,
	"round" integer DEFAULT 1 NOT NULL,
	"account" text GENERATED ALWAYS AS (coalesce(user_id::text, address)) STORED,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"give_up_at" timestamp (3) with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"reason" text,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "mails_state_check" CHECK ("mails"."state" in ('waiting', 'sent', 'given_up')),
	CONSTRAINT "mails_reason_check" CHECK ("mails"."reason" in ('refused', 'unreachable', 'expired', 'failed')),
	CONSTRAINT "mails_language_check" CHECK ("mails"."language" in ('en', 'hi', 'mr', 'bn', 'ta', 'te', 'gu', 'kn', 'ml', 'pa')),
	CONSTRAINT "mails_settled_check" CHECK (("mails"."state" = 'waiting') = ("mails"."settled_at" is null)),
	CONSTRAINT "mails_given_up_check" CHECK ("mails"."state" <> 'given_up' or "mails"."reason" is not null),
	CONSTRAINT "mails_reader_check" CHECK ("mails"."state" = 'sent' or "mails"."account" is not null)
);
--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD COLUMN "is_put_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_waiting_key" ON "mails" USING btree ("key") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_due_idx" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_leased_idx" ON "mails" USING btree ("account") WHERE "mails"."state" = 'waiting' and "mails"."leased_until" is not null;--> statement-breakpoint
CREATE INDEX "mails_given_up_idx" ON "mails" USING btree ("settled_at","id") WHERE "mails"."state" = 'given_up';--> statement-breakpoint
CREATE INDEX "mails_settled_idx" ON "mails" USING btree ("settled_at") WHERE "mails"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "mails_user_id_idx" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_notification_id_idx" ON "mails" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_put_off_idx" ON "push_deliveries" USING btree ("token_id","id") WHERE "push_deliveries"."is_put_off";--> statement-breakpoint
-- What waits to be mailed moves into the outbox: nothing is lost, and nothing that is older than three days is sent.
INSERT INTO mails (id, kind, address, language, created_at, give_up_at)
SELECT id, 'farewell', email, language, created_at, created_at + interval '3 days' FROM farewells;
--> statement-breakpoint
INSERT INTO mails (id, kind, user_id, address, facts, created_at)
SELECT gen_random_uuid(), 'call', user_id, lower(customer_email), jsonb_build_object('call_id', id), created_at
FROM call_requests WHERE is_mail_due AND status = 'pending' AND customer_email IS NOT NULL;
--> statement-breakpoint
INSERT INTO mails (id, kind, user_id, notification_id, key, created_at, give_up_at)
SELECT gen_random_uuid(), 'news', user_id, id, 'news ' || id, created_at, created_at + interval '3 days'
FROM notifications WHERE is_mail_due AND created_at > now() - interval '3 days';
--> statement-breakpoint
UPDATE notifications SET is_mail_due = false WHERE is_mail_due;
--> statement-breakpoint
DROP TABLE "farewells" CASCADE;
--> statement-breakpoint
DROP INDEX "notifications_mail_idx";
--> statement-breakpoint
DROP INDEX "call_requests_due_idx";
--> statement-breakpoint
CREATE INDEX "call_requests_due_idx" ON "call_requests" USING btree ("created_at") WHERE "call_requests"."is_sms_due";--> statement-breakpoint
ALTER TABLE "call_requests" DROP COLUMN "is_mail_due";
--> statement-breakpoint
-- Some news is written by the database itself, in the statement that books, moves or releases a slot: as its owner chose,
-- mailed and pushed like all other news. The facts of a released slot are read here, for its texts in every language.
CREATE FUNCTION is_told_by_database(kind text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(kind IN ('slot_released', 'confirmed', 'rescheduled'), false);
--> statement-breakpoint
DROP TRIGGER notifications_preferences_heeded ON notifications;
--> statement-breakpoint
DROP TRIGGER notifications_slot_released_pushed ON notifications;
--> statement-breakpoint
DROP FUNCTION push_released_slot();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION heed_preferences() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  chosen jsonb := (SELECT choices -> 'booking' FROM notification_preferences WHERE user_id = NEW.user_id);
BEGIN
  NEW.is_listed := coalesce((chosen ->> 'inApp')::boolean, true);
  NEW.is_mail_due := NEW.is_mail_due AND coalesce((chosen ->> 'email')::boolean, true);
  NEW.data := coalesce((
    SELECT jsonb_build_object('garage_name', g.name, 'date', b.booking_date, 'time', to_char(b.booking_time, 'HH24:MI'))
    FROM bookings b JOIN garages g ON g.id = b.garage_id WHERE b.id = (NEW.data ->> 'booking_id')::uuid
  ), '{}') || NEW.data;
  RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_preferences_heeded BEFORE INSERT ON notifications
FOR EACH ROW WHEN (is_told_by_database(NEW.data ->> 'kind')) EXECUTE FUNCTION heed_preferences();
--> statement-breakpoint
CREATE FUNCTION push_news() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
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
CREATE TRIGGER notifications_pushed AFTER INSERT ON notifications
FOR EACH ROW WHEN (is_told_by_database(NEW.data ->> 'kind')) EXECUTE FUNCTION push_news();
--> statement-breakpoint
CREATE FUNCTION mail_news() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO mails (id, kind, user_id, notification_id, key)
  VALUES (gen_random_uuid(), 'news', NEW.user_id, NEW.id, 'news ' || NEW.id)
  ON CONFLICT (key) WHERE state = 'waiting' DO UPDATE SET round = mails.round + 1;
  UPDATE notifications SET is_mail_due = false WHERE id = NEW.id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER notifications_mailed AFTER INSERT OR UPDATE OF is_mail_due ON notifications
FOR EACH ROW WHEN (NEW.is_mail_due) EXECUTE FUNCTION mail_news();
--> statement-breakpoint
-- News of released slots was written in English and kept no facts. They are those of its booking, where that stands as it was.
UPDATE notifications n
SET data = n.data || jsonb_build_object(
  'garage_name', g.name, 'date', b.booking_date, 'time', to_char(b.booking_time, 'HH24:MI'))
FROM bookings b JOIN garages g ON g.id = b.garage_id
WHERE n.type = 'booking' AND n.data ->> 'kind' = 'slot_released' AND NOT n.data ? 'date'
  AND b.id = (n.data ->> 'booking_id')::uuid
  AND n.message LIKE format('%%%s at %s%%', to_char(b.booking_date, 'FMDD Mon YYYY'), to_char(b.booking_time, 'FMHH12:MI AM'));
