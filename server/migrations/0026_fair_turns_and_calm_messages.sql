DROP INDEX "call_requests_due_idx";--> statement-breakpoint
-- The account of a delivery stands in it, so that accounts take turns by an index. Deliveries live a day: there are few.
ALTER TABLE "push_deliveries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
UPDATE push_deliveries delivery SET user_id = token.user_id FROM push_tokens token WHERE token.id = delivery.token_id;--> statement-breakpoint
ALTER TABLE "push_deliveries" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "sms_due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "sms_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "sms_given_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_turns_idx" ON "mails" USING btree ("account","due_at","id") WHERE "mails"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "push_deliveries_turns_idx" ON "push_deliveries" USING btree ("user_id","due_at","id");--> statement-breakpoint
CREATE INDEX "call_requests_due_idx" ON "call_requests" USING btree ("sms_due_at") WHERE "call_requests"."is_sms_due";--> statement-breakpoint
-- A device that rests gets its news when it has rested, as it gets other news. No try is wasted on it before.
CREATE OR REPLACE FUNCTION push_news() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO push_deliveries (id, notification_id, token_id, user_id, event, due_at)
  SELECT gen_random_uuid(), NEW.id, token.id, token.user_id, NEW.subject, greatest(now(), token.rests_until)
  FROM push_tokens token
  WHERE token.user_id = NEW.user_id AND coalesce(
    (SELECT (choices #>> '{booking,push}')::boolean FROM notification_preferences WHERE user_id = NEW.user_id), true)
  ON CONFLICT (token_id, event) DO NOTHING;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Links that confirm an e-mail are made when their mail leaves. Those that were kept until now would open accounts.
UPDATE mails SET facts = '{}' WHERE kind = 'confirm' AND facts <> '{}';
