-- Constant defaults: no row is rewritten, however many there are.
ALTER TABLE "revvy_messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "revvy_messages" ADD COLUMN "other_versions" jsonb DEFAULT '[]'::jsonb NOT NULL;