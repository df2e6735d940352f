CREATE TABLE "revvy_attachments" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "revvy_attachments_kind_check" CHECK ("revvy_attachments"."kind" in ('picture', 'frame'))
);
--> statement-breakpoint
CREATE TABLE "revvy_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_titled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "revvy_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "revvy_messages_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"role" text NOT NULL,
	"reply_to" uuid,
	"content" text DEFAULT '' NOT NULL,
	"warning" text,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'complete' NOT NULL,
	"failure" text,
	"feedback" text,
	"language" text NOT NULL,
	"asked" jsonb,
	"attempt" integer DEFAULT 1 NOT NULL,
	"beat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revvy_messages_role_check" CHECK ("revvy_messages"."role" in ('user', 'assistant')),
	CONSTRAINT "revvy_messages_reply_check" CHECK (("revvy_messages"."role" = 'assistant') = ("revvy_messages"."reply_to" is not null)),
	CONSTRAINT "revvy_messages_status_check" CHECK ("revvy_messages"."status" in ('streaming', 'complete', 'interrupted')),
	CONSTRAINT "revvy_messages_question_check" CHECK ("revvy_messages"."role" = 'assistant' or "revvy_messages"."status" = 'complete'),
	CONSTRAINT "revvy_messages_feedback_check" CHECK ("revvy_messages"."feedback" in ('up', 'down'))
);
--> statement-breakpoint
CREATE TABLE "revvy_usage" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "revvy_usage_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"booking_id" uuid,
	"subject" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"origin_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_tickets_category_check" CHECK ("support_tickets"."category" in ('booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'chat')),
	CONSTRAINT "support_tickets_priority_check" CHECK ("support_tickets"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "support_tickets_status_check" CHECK ("support_tickets"."status" in ('open', 'in_progress', 'resolved', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "revvy_attachments" ADD CONSTRAINT "revvy_attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revvy_attachments" ADD CONSTRAINT "revvy_attachments_message_id_revvy_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."revvy_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revvy_conversations" ADD CONSTRAINT "revvy_conversations_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revvy_messages" ADD CONSTRAINT "revvy_messages_conversation_id_revvy_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."revvy_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revvy_messages" ADD CONSTRAINT "revvy_messages_reply_to_revvy_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."revvy_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revvy_usage" ADD CONSTRAINT "revvy_usage_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revvy_attachments_of_message_idx" ON "revvy_attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "revvy_conversations_of_user_idx" ON "revvy_conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "revvy_conversations"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "revvy_conversations_deleted_idx" ON "revvy_conversations" USING btree ("deleted_at") WHERE "revvy_conversations"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "revvy_messages_of_conversation_idx" ON "revvy_messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "revvy_messages_reply_key" ON "revvy_messages" USING btree ("reply_to");--> statement-breakpoint
CREATE UNIQUE INDEX "revvy_messages_pending_key" ON "revvy_messages" USING btree ("conversation_id") WHERE "revvy_messages"."status" = 'streaming';--> statement-breakpoint
CREATE INDEX "support_tickets_of_user_idx" ON "support_tickets" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_booking_id_idx" ON "support_tickets" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_origin_key" ON "support_tickets" USING btree ("user_id","origin_key");--> statement-breakpoint
-- A file is free once nothing holds it, be it a post or a question: those of a deleted conversation leave with the next round.
ALTER FUNCTION hold_post_file() RENAME TO hold_file;
--> statement-breakpoint
CREATE TRIGGER revvy_attachments_file_held AFTER INSERT OR DELETE ON revvy_attachments
FOR EACH ROW EXECUTE FUNCTION hold_file();
--> statement-breakpoint
-- Other tabs of the same account: a question, an answer that begins or ends, a title, a deletion. Not each word of an answer.
CREATE FUNCTION tell_revvy_message() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_live('revvy', NEW.conversation_id, 'changed', conversation.user_id, NULL)
  FROM revvy_conversations conversation WHERE conversation.id = NEW.conversation_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER revvy_messages_live AFTER INSERT OR UPDATE OF status ON revvy_messages
FOR EACH ROW EXECUTE FUNCTION tell_revvy_message();
--> statement-breakpoint
CREATE TRIGGER revvy_conversations_live AFTER INSERT OR UPDATE OF title, deleted_at ON revvy_conversations
FOR EACH ROW EXECUTE FUNCTION tell_own('revvy', 'id', 'user_id');
