DROP INDEX "revvy_conversations_of_user_idx";--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "push_deliveries_actor_id_idx" ON "push_deliveries" USING btree ("actor_id") WHERE "push_deliveries"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "revvy_conversations_user_id_idx" ON "revvy_conversations" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);