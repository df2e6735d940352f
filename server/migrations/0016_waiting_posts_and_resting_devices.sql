ALTER TABLE "comments" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "reached_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_tokens" ADD COLUMN "rests_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_held_check" CHECK (not "comments"."is_held" or "comments"."hidden_at" is not null);--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_held_check" CHECK (not "posts"."is_held" or "posts"."hidden_at" is not null);--> statement-breakpoint
-- What is hidden from the start is news to nobody; it is told once it is published.
DROP TRIGGER posts_live ON posts;
--> statement-breakpoint
CREATE TRIGGER posts_live AFTER DELETE OR UPDATE OF hidden_at ON posts
FOR EACH ROW EXECUTE FUNCTION tell_post();
--> statement-breakpoint
CREATE TRIGGER new_posts_live AFTER INSERT ON posts
FOR EACH ROW WHEN (NEW.hidden_at IS NULL) EXECUTE FUNCTION tell_post();
--> statement-breakpoint
DROP TRIGGER comments_live ON comments;
--> statement-breakpoint
CREATE TRIGGER comments_live AFTER DELETE OR UPDATE OF hidden_at ON comments
FOR EACH ROW EXECUTE FUNCTION tell_comment();
--> statement-breakpoint
CREATE TRIGGER new_comments_live AFTER INSERT ON comments
FOR EACH ROW WHEN (NEW.hidden_at IS NULL) EXECUTE FUNCTION tell_comment();
