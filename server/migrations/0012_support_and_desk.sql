CREATE TABLE "desk_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"garage_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"garage_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_roles_key" UNIQUE NULLS NOT DISTINCT("user_id","role","garage_id"),
	CONSTRAINT "staff_roles_role_check" CHECK ("staff_roles"."role" in ('garage', 'agent', 'admin')),
	CONSTRAINT "staff_roles_garage_check" CHECK (("staff_roles"."role" = 'garage') = ("staff_roles"."garage_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "garage_holidays" (
	"garage_id" uuid NOT NULL,
	"date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "garage_holidays_garage_id_date_pk" PRIMARY KEY("garage_id","date")
);
--> statement-breakpoint
CREATE TABLE "call_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"call_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_attempts_outcome_check" CHECK ("call_attempts"."outcome" in ('reached', 'no_answer', 'wrong_number'))
);
--> statement-breakpoint
CREATE TABLE "call_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_email" text,
	"reason" text NOT NULL,
	"preferred_time" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "call_requests_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "call_requests_status_check" CHECK ("call_requests"."status" in ('pending', 'done', 'missed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "support_canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"topic" text NOT NULL,
	"place" integer NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "faq_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "faq_ratings" (
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	CONSTRAINT "faq_ratings_entry_id_user_id_pk" PRIMARY KEY("entry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "faq_texts" (
	"entry_id" uuid NOT NULL,
	"language" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_texts_entry_id_language_pk" PRIMARY KEY("entry_id","language")
);
--> statement-breakpoint
CREATE TABLE "support_attachments" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_id" uuid,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid,
	"sender_type" text NOT NULL,
	"sender_name" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_chat_messages_seq_key" UNIQUE("ticket_id","seq"),
	CONSTRAINT "support_chat_messages_sender_check" CHECK ("support_chat_messages"."sender_type" in ('user', 'agent', 'system')),
	CONSTRAINT "support_chat_messages_seq_check" CHECK ("support_chat_messages"."seq" > 0)
);
--> statement-breakpoint
CREATE TABLE "support_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "is_walk_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "appeal_of" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "last_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "user_delivered_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "user_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "agent_delivered_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "agent_read_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "answered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "stars" smallint;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "rating_comment" text;--> statement-breakpoint
ALTER TABLE "desk_audit" ADD CONSTRAINT "desk_audit_actor_id_auth_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_audit" ADD CONSTRAINT "desk_audit_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_holidays" ADD CONSTRAINT "garage_holidays_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_attempts" ADD CONSTRAINT "call_attempts_call_id_call_requests_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_requests" ADD CONSTRAINT "call_requests_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_ratings" ADD CONSTRAINT "faq_ratings_entry_id_faq_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."faq_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_ratings" ADD CONSTRAINT "faq_ratings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_texts" ADD CONSTRAINT "faq_texts_entry_id_faq_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."faq_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_attachments" ADD CONSTRAINT "support_attachments_message_id_support_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_chat_messages" ADD CONSTRAINT "support_chat_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_chat_messages" ADD CONSTRAINT "support_chat_messages_sender_id_auth_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_notes" ADD CONSTRAINT "support_notes_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_audit_newest_idx" ON "desk_audit" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "desk_audit_garage_idx" ON "desk_audit" USING btree ("garage_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "staff_roles_garage_idx" ON "staff_roles" USING btree ("garage_id");--> statement-breakpoint
CREATE INDEX "call_attempts_call_idx" ON "call_attempts" USING btree ("call_id","created_at","id");--> statement-breakpoint
CREATE INDEX "call_requests_of_user_idx" ON "call_requests" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "call_requests_pending_idx" ON "call_requests" USING btree ("preferred_time","id") WHERE "call_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "faq_entries_order_idx" ON "faq_entries" USING btree ("helpful" DESC NULLS LAST,"place");--> statement-breakpoint
CREATE INDEX "faq_ratings_user_idx" ON "faq_ratings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_attachments_ticket_idx" ON "support_attachments" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "support_notes_ticket_idx" ON "support_notes" USING btree ("ticket_id","created_at","id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_agent_id_auth_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_agent_idx" ON "support_tickets" USING btree ("agent_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_updated_idx" ON "support_tickets" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_unassigned_idx" ON "support_tickets" USING btree ("updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "support_tickets"."agent_id" is null and "support_tickets"."status" in ('open', 'in_progress');--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_open_chat_key" ON "support_tickets" USING btree ("user_id") WHERE "support_tickets"."category" = 'chat' and "support_tickets"."status" in ('open', 'in_progress');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_check" CHECK (("bookings"."user_id" is null) = "bookings"."is_walk_in");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_stars_check" CHECK ("support_tickets"."stars" between 1 and 5);--> statement-breakpoint
CREATE TRIGGER support_attachments_file_held AFTER INSERT OR DELETE ON support_attachments
FOR EACH ROW EXECUTE FUNCTION hold_file();
--> statement-breakpoint
CREATE FUNCTION count_faq_rating() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN step := step + CASE WHEN NEW.is_helpful THEN 1 ELSE -1 END; END IF;
  IF TG_OP <> 'INSERT' THEN step := step - CASE WHEN OLD.is_helpful THEN 1 ELSE -1 END; END IF;
  UPDATE faq_entries SET helpful = helpful + step WHERE id = coalesce(NEW.entry_id, OLD.entry_id) AND step <> 0;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER faq_ratings_counted AFTER INSERT OR UPDATE OR DELETE ON faq_ratings
FOR EACH ROW EXECUTE FUNCTION count_faq_rating();
--> statement-breakpoint
-- A booking without an account has nobody to be told; its garage is.
DROP TRIGGER bookings_live ON bookings;
--> statement-breakpoint
CREATE TRIGGER bookings_live AFTER INSERT OR UPDATE ON bookings
FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION tell_own('bookings', 'id', 'user_id');
--> statement-breakpoint
CREATE FUNCTION tell_garage() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('desk:' || coalesce(NEW.garage_id, OLD.garage_id), NULL, 'changed', NULL, NULL);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER bookings_desk_live AFTER INSERT OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION tell_garage();
--> statement-breakpoint
-- Whatever else the staff does to its garage is written down: services, mechanics, the week, closed days.
CREATE TRIGGER desk_audit_live AFTER INSERT ON desk_audit
FOR EACH ROW WHEN (NEW.garage_id IS NOT NULL) EXECUTE FUNCTION tell_garage();
--> statement-breakpoint
-- A ticket is told to whoever has it open, and to its customer and the agents when it stands otherwise in their lists.
CREATE FUNCTION tell_ticket() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  after jsonb := to_jsonb(NEW) - '{user_delivered_seq, agent_delivered_seq}'::text[];
  before jsonb := to_jsonb(OLD) - '{user_delivered_seq, agent_delivered_seq}'::text[];
BEGIN
  PERFORM tell_live('support:' || NEW.id, NEW.id, 'changed', NULL, NULL);
  IF after - 'agent_read_seq' IS DISTINCT FROM before - 'agent_read_seq' THEN
    PERFORM tell_live('support', NEW.id, change_word(TG_OP), NEW.user_id, NULL);
  END IF;
  IF after - 'user_read_seq' IS DISTINCT FROM before - 'user_read_seq' THEN
    PERFORM tell_live('desk:support', NEW.id, change_word(TG_OP), NULL, NULL);
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER support_tickets_live AFTER INSERT OR UPDATE ON support_tickets FOR EACH ROW EXECUTE FUNCTION tell_ticket();
--> statement-breakpoint
CREATE FUNCTION tell_call() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('support', NEW.id, change_word(TG_OP), NEW.user_id, NULL);
  PERFORM tell_live('desk:support', NEW.id, change_word(TG_OP), NULL, NULL);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER call_requests_live AFTER INSERT OR UPDATE ON call_requests FOR EACH ROW EXECUTE FUNCTION tell_call();
--> statement-breakpoint
-- For the nodes: the streams of this account end, and begin again with what it may follow now.
CREATE TRIGGER staff_roles_live AFTER INSERT OR UPDATE OR DELETE ON staff_roles
FOR EACH ROW EXECUTE FUNCTION tell_own('staff_roles', 'id', 'user_id');
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_walk_in_key" ON "bookings" USING btree ("garage_id","idempotency_key") WHERE "bookings"."is_walk_in";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_walk_in_check" CHECK (not "bookings"."is_walk_in" or "bookings"."payment_method" = 'cash');
--> statement-breakpoint
-- A holiday is set under the same lock: whichever of the two comes first, the other sees it.
CREATE OR REPLACE FUNCTION claim_free_mechanic(
  wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time,
  moving uuid DEFAULT NULL, preferred uuid DEFAULT NULL)
RETURNS TABLE (mechanic_id uuid, mechanic_name text)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('day %s %s', wanted_garage, wanted_date), 0));
  PERFORM release_lapsed_bookings(wanted_garage, wanted_date);
  IF EXISTS (SELECT FROM garage_holidays h WHERE h.garage_id = wanted_garage AND h.date = wanted_date) THEN RETURN; END IF;
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
        AND b.id IS DISTINCT FROM moving
        AND b.slot_range && tsrange(wanted_date + wanted_start, wanted_date + wanted_end)
    )
    ORDER BY m.id IS DISTINCT FROM preferred, m.id
    LIMIT 1;
END;
$$;
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "set_at_desk" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "is_mail_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "call_requests" ADD COLUMN "is_sms_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "call_requests_due_idx" ON "call_requests" USING btree ("created_at") WHERE "call_requests"."is_mail_due" or "call_requests"."is_sms_due";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('like', 'comment', 'follow', 'booking', 'support'));
--> statement-breakpoint
CREATE INDEX "support_tickets_search_idx" ON "support_tickets" USING gin (("subject" || ' ' || "customer_name" || ' ' || "customer_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "support_tickets_newest_idx" ON "support_tickets" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "call_requests_over_idx" ON "call_requests" USING btree ("preferred_time" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "call_requests"."status" <> 'pending';--> statement-breakpoint
CREATE INDEX "garages_name_idx" ON "garages" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "garages_words_idx" ON "garages" USING gin (("name" || ' ' || "location") gin_trgm_ops);--> statement-breakpoint
-- What is deleted with an account or a message is found without a look at everything.
CREATE INDEX "support_attachments_message_idx" ON "support_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "support_messages_sender_idx" ON "support_chat_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE INDEX "desk_audit_actor_idx" ON "desk_audit" USING btree ("actor_id");
