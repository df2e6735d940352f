CREATE TABLE "gateway_sweeps" (
	"gateway" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- The default is the same for all existing rows, so no row is rewritten. Few events wait, so the index is small.
DROP INDEX "webhook_events_waiting_idx";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "push_deliveries_device_idx" ON "push_deliveries" USING btree ("token_id","due_at","id");--> statement-breakpoint
CREATE INDEX "webhook_events_due_idx" ON "webhook_events" USING btree ("due_at","id") WHERE "webhook_events"."processed_at" is null;