CREATE TABLE "auth_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"booking_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"garage_id" uuid NOT NULL,
	CONSTRAINT "booking_services_booking_id_service_id_pk" PRIMARY KEY("booking_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"garage_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"booking_date" date NOT NULL,
	"booking_time" time NOT NULL,
	"end_time" time NOT NULL,
	"slot_range" "tsrange" GENERATED ALWAYS AS (tsrange(booking_date + booking_time, booking_date + end_time)) STORED,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"service_type" text NOT NULL,
	"vehicle_type" text NOT NULL,
	"vehicle_make" text NOT NULL,
	"vehicle_model" text NOT NULL,
	"address" text NOT NULL,
	"additional_notes" text DEFAULT '' NOT NULL,
	"notes" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"total_amount" integer NOT NULL,
	"status" text NOT NULL,
	"service_details" jsonb NOT NULL,
	"service_names" text[] NOT NULL,
	"assigned_mechanic_id" uuid,
	"assigned_mechanic_name" text,
	"assigned_at" timestamp (3) with time zone,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "bookings_id_garage_id_key" UNIQUE("id","garage_id"),
	CONSTRAINT "bookings_times_check" CHECK ("bookings"."booking_time" < "bookings"."end_time"),
	CONSTRAINT "bookings_address_check" CHECK (btrim("bookings"."address") <> ''),
	CONSTRAINT "bookings_total_check" CHECK ("bookings"."total_amount" >= 0),
	CONSTRAINT "bookings_status_check" CHECK ("bookings"."status" in ('confirmed', 'in_progress', 'completed', 'cancelled')),
	CONSTRAINT "bookings_payment_check" CHECK (("bookings"."payment_method" = 'cash' and "bookings"."payment_status" in ('cash_on_service', 'paid')) or ("bookings"."payment_method" = 'online' and "bookings"."payment_status" in ('pending', 'paid', 'failed'))),
	CONSTRAINT "bookings_service_type_check" CHECK ("bookings"."service_type" in ('pickup', 'home_service')),
	CONSTRAINT "bookings_vehicle_type_check" CHECK ("bookings"."vehicle_type" in ('car', 'bike', 'truck', 'suv')),
	CONSTRAINT "bookings_mechanic_check" CHECK (("bookings"."assigned_mechanic_id" is null) = ("bookings"."assigned_at" is null))
);
--> statement-breakpoint
CREATE TABLE "garage_favourites" (
	"user_id" uuid NOT NULL,
	"garage_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "garage_favourites_user_id_garage_id_pk" PRIMARY KEY("user_id","garage_id")
);
--> statement-breakpoint
CREATE TABLE "garage_time_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"garage_id" uuid NOT NULL,
	"day_of_week" smallint NOT NULL,
	"start_time" time NOT NULL,
	"end_time" time NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	CONSTRAINT "garage_time_slots_start_key" UNIQUE("garage_id","day_of_week","start_time"),
	CONSTRAINT "garage_time_slots_day_check" CHECK ("garage_time_slots"."day_of_week" between 0 and 6),
	CONSTRAINT "garage_time_slots_order_check" CHECK ("garage_time_slots"."start_time" < "garage_time_slots"."end_time")
);
--> statement-breakpoint
CREATE TABLE "garages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"external_id" text,
	"name" text NOT NULL,
	"image_url" text,
	"location" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"status" text NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"featured_order" integer DEFAULT 0 NOT NULL,
	"average_rating" numeric(3, 2),
	"total_reviews" integer DEFAULT 0 NOT NULL,
	"categories" text[] NOT NULL,
	"vehicle_types" text[] NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"is_demonstration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "garages_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "garages_name_check" CHECK (btrim("garages"."name") <> ''),
	CONSTRAINT "garages_location_check" CHECK (btrim("garages"."location") <> ''),
	CONSTRAINT "garages_status_check" CHECK ("garages"."status" in ('active', 'inactive')),
	CONSTRAINT "garages_coordinates_check" CHECK (("garages"."latitude" is null) = ("garages"."longitude" is null)),
	CONSTRAINT "garages_latitude_check" CHECK ("garages"."latitude" between -90 and 90),
	CONSTRAINT "garages_longitude_check" CHECK ("garages"."longitude" between -180 and 180),
	CONSTRAINT "garages_average_rating_check" CHECK ("garages"."average_rating" between 1 and 5),
	CONSTRAINT "garages_total_reviews_check" CHECK ("garages"."total_reviews" >= 0),
	CONSTRAINT "garages_rated_check" CHECK (("garages"."average_rating" is null) = ("garages"."total_reviews" = 0)),
	CONSTRAINT "garages_categories_check" CHECK ("garages"."categories" <@ array['car-service', 'bike-service', 'doorstep-service', 'car-modifications'] and cardinality("garages"."categories") > 0),
	CONSTRAINT "garages_vehicle_types_check" CHECK ("garages"."vehicle_types" <@ array['car', 'bike', 'truck', 'suv'] and cardinality("garages"."vehicle_types") > 0)
);
--> statement-breakpoint
CREATE TABLE "mechanics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"garage_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"status" text NOT NULL,
	CONSTRAINT "mechanics_garage_id_name_key" UNIQUE("garage_id","name"),
	CONSTRAINT "mechanics_id_garage_id_key" UNIQUE("id","garage_id"),
	CONSTRAINT "mechanics_name_check" CHECK (btrim("mechanics"."name") <> ''),
	CONSTRAINT "mechanics_status_check" CHECK ("mechanics"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"garage_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"price" integer NOT NULL,
	"duration" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "services_garage_id_name_key" UNIQUE("garage_id","name"),
	CONSTRAINT "services_id_garage_id_key" UNIQUE("id","garage_id"),
	CONSTRAINT "services_name_check" CHECK (btrim("services"."name") <> ''),
	CONSTRAINT "services_price_check" CHECK ("services"."price" >= 0),
	CONSTRAINT "services_duration_check" CHECK ("services"."duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"full_name" text NOT NULL,
	"phone" text,
	"bio" text NOT NULL,
	"avatar_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_username_check" CHECK ("profiles"."username" ~ '^[a-z0-9._-]{1,40}$')
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_booking_fk" FOREIGN KEY ("booking_id","garage_id") REFERENCES "public"."bookings"("id","garage_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_services" ADD CONSTRAINT "booking_services_service_fk" FOREIGN KEY ("service_id","garage_id") REFERENCES "public"."services"("id","garage_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_service_of_garage_fk" FOREIGN KEY ("service_id","garage_id") REFERENCES "public"."services"("id","garage_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_mechanic_of_garage_fk" FOREIGN KEY ("assigned_mechanic_id","garage_id") REFERENCES "public"."mechanics"("id","garage_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_favourites" ADD CONSTRAINT "garage_favourites_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_favourites" ADD CONSTRAINT "garage_favourites_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "garage_time_slots" ADD CONSTRAINT "garage_time_slots_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mechanics" ADD CONSTRAINT "mechanics_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_garage_id_garages_id_fk" FOREIGN KEY ("garage_id") REFERENCES "public"."garages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_auth_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_accounts_user_id_idx" ON "auth_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_user_id_idx" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_two_factors_user_id_idx" ON "auth_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier_idx" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_newest_idx" ON "bookings" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_garage_day_idx" ON "bookings" USING btree ("garage_id","booking_date");--> statement-breakpoint
CREATE INDEX "garage_favourites_newest_idx" ON "garage_favourites" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "garages_featured_idx" ON "garages" USING btree ("featured_order" DESC NULLS LAST,"id") WHERE "garages"."status" = 'active' and "garages"."is_featured";--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_username_key" ON "profiles" USING btree (lower("username"));