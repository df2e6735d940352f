-- Nobody could finish setting one up before: what is here protects no account.
DELETE FROM "auth_two_factors";--> statement-breakpoint
CREATE TABLE "auth_challenges" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "auth_challenges_attempts_check" CHECK ("auth_challenges"."attempts" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "auth_recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "auth_recovery_codes_key" UNIQUE("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_roles" (
	"role" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "second_factor_roles_role_check" CHECK ("second_factor_roles"."role" in ('garage', 'agent', 'admin'))
);
--> statement-breakpoint
DROP INDEX "auth_two_factors_user_id_idx";--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD COLUMN "last_step" integer;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD COLUMN "failed_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_challenges" ADD CONSTRAINT "auth_challenges_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_recovery_codes" ADD CONSTRAINT "auth_recovery_codes_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_challenges_user_id_idx" ON "auth_challenges" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "auth_two_factors" DROP COLUMN "backup_codes";--> statement-breakpoint
ALTER TABLE "auth_two_factors" DROP COLUMN "verified";--> statement-breakpoint
ALTER TABLE "auth_two_factors" DROP COLUMN "failed_verification_count";--> statement-breakpoint
ALTER TABLE "auth_users" DROP COLUMN "two_factor_enabled";--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_unique" UNIQUE("user_id");--> statement-breakpoint
-- However somebody signs in: without the second factor the account has there is no session.
CREATE FUNCTION public.refuse_session_without_second_factor() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.second_factor_at IS NULL AND EXISTS (
    SELECT FROM public.auth_two_factors f WHERE f.user_id = NEW.user_id AND f.confirmed_at IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'the account has a second factor, and it was not proved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'auth_sessions_second_factor_check';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER auth_sessions_second_factor BEFORE INSERT ON "auth_sessions"
FOR EACH ROW EXECUTE FUNCTION public.refuse_session_without_second_factor();
