CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"registration" text,
	"fuel" text,
	"kilometres" integer,
	"puc_until" date,
	"insurance_until" date,
	"service_due" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicles_type_check" CHECK ("vehicles"."type" in ('car', 'bike', 'truck', 'suv')),
	CONSTRAINT "vehicles_make_check" CHECK (btrim("vehicles"."make") <> '' and btrim("vehicles"."model") <> ''),
	CONSTRAINT "vehicles_kilometres_check" CHECK ("vehicles"."kilometres" >= 0),
	CONSTRAINT "vehicles_fuel_check" CHECK ("fuel" in ('petrol', 'diesel', 'cng', 'lpg', 'electric', 'hybrid'))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_customer_check";--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_user_id_auth_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "purge_on" date;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "kept_bio" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vehicles_user_id_idx" ON "vehicles" USING btree ("user_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "vehicles_registration_key" ON "vehicles" USING btree ("user_id","registration");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_purge_idx" ON "bookings" USING btree ("purge_on") WHERE "bookings"."purge_on" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_check" CHECK (("bookings"."user_id" is null) = ("bookings"."is_walk_in" or "bookings"."purge_on" is not null));--> statement-breakpoint
-- What is nobody's any more has nobody to be told.
CREATE OR REPLACE FUNCTION tell_own() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  told jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  IF told ->> TG_ARGV[2] IS NOT NULL THEN
    PERFORM tell_live(
      TG_ARGV[0], (told ->> TG_ARGV[1])::uuid, change_word(TG_OP), (told ->> TG_ARGV[2])::uuid, NULL);
  END IF;
  RETURN NULL;
END;
$$;
