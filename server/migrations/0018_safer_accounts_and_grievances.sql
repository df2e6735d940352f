ALTER TABLE "support_tickets" DROP CONSTRAINT "support_tickets_category_check";--> statement-breakpoint
DROP INDEX "consents_user_id_idx";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "kind" text DEFAULT 'terms' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "acknowledge_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "acknowledged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "auth_verifications_user_idx" ON "auth_verifications" USING btree ("value") WHERE length("auth_verifications"."value") = 36;--> statement-breakpoint
CREATE INDEX "support_tickets_grievances_idx" ON "support_tickets" USING btree ("due_at") WHERE "support_tickets"."category" = 'grievance' and "support_tickets"."status" in ('open', 'in_progress');--> statement-breakpoint
-- Two sign-ups of one moment may have written the same consent twice: the first one stands.
DELETE FROM "consents" AS later USING "consents" AS earlier
WHERE later."user_id" = earlier."user_id" AND (later."given_at", later."id") > (earlier."given_at", earlier."id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_key" UNIQUE("user_id","kind");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_kind_check" CHECK ("consents"."kind" in ('terms', 'age'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_grievance_check" CHECK (num_nonnulls("support_tickets"."acknowledge_by", "support_tickets"."due_at") = case when "support_tickets"."category" = 'grievance' then 2 else 0 end
        and ("support_tickets"."acknowledged_at" is null or "support_tickets"."category" = 'grievance'));--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_category_check" CHECK ("support_tickets"."category" in ('booking', 'payment', 'garage', 'app_bug', 'account', 'other', 'chat', 'grievance'));--> statement-breakpoint
-- Sessions go on: their owners have the token, the database keeps only its hash from now on.
UPDATE "auth_sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');--> statement-breakpoint
-- Whatever changes a password or an e-mail address, every link that was mailed before is good no more: in the same transaction.
CREATE FUNCTION public.forget_links_of_account() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
BEGIN
  DELETE FROM public.auth_verifications
  WHERE value = (CASE WHEN tg_table_name = 'auth_users' THEN to_jsonb(new) ->> 'id' ELSE to_jsonb(new) ->> 'user_id' END)
    AND length(value) = 36;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER auth_accounts_forget_links AFTER INSERT OR UPDATE OF password ON public.auth_accounts
  FOR EACH ROW WHEN (new.password IS NOT NULL) EXECUTE FUNCTION public.forget_links_of_account();--> statement-breakpoint
CREATE TRIGGER auth_users_forget_links AFTER UPDATE OF email ON public.auth_users
  FOR EACH ROW WHEN (new.email IS DISTINCT FROM old.email) EXECUTE FUNCTION public.forget_links_of_account();
