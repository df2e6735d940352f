CREATE TABLE "booking_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booking_changes_actor_check" CHECK ("booking_changes"."actor" in ('customer', 'garage', 'system'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"subject" text,
	"is_mail_due" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('like', 'comment', 'follow', 'booking'))
);
--> statement-breakpoint
CREATE TABLE "payment_captures" (
	"gateway_payment_id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_captures_amount_key" UNIQUE("gateway_payment_id","amount"),
	CONSTRAINT "payment_captures_amount_check" CHECK ("payment_captures"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"gateway_payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"gateway_refund_id" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_gateway_payment_id_unique" UNIQUE("gateway_payment_id"),
	CONSTRAINT "payment_refunds_gateway_refund_id_unique" UNIQUE("gateway_refund_id"),
	CONSTRAINT "payment_refunds_state_check" CHECK ("payment_refunds"."state" in ('refunding', 'refunded', 'refund_failed')),
	CONSTRAINT "payment_refunds_settled_check" CHECK ("payment_refunds"."state" <> 'refunded' or "payment_refunds"."settled_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"attempt" smallint NOT NULL,
	"gateway" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"link_id" text,
	"link_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "payments_attempt_key" UNIQUE("booking_id","attempt"),
	CONSTRAINT "payments_id_booking_id_key" UNIQUE("id","booking_id"),
	CONSTRAINT "payments_state_check" CHECK ("payments"."state" in ('created', 'pending', 'paid', 'failed', 'expired', 'refunding', 'refunded', 'refund_failed')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_link_check" CHECK (("payments"."link_id" is null) = ("payments"."link_url" is null)),
	CONSTRAINT "payments_pending_check" CHECK ("payments"."state" <> 'pending' or "payments"."link_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "simulated_entities" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"belongs_to" text NOT NULL,
	"entity" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_versions" (
	"review_id" uuid NOT NULL,
	"version" smallint NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_versions_review_id_version_pk" PRIMARY KEY("review_id","version")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"garage_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"is_edited" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_booking_id_key" UNIQUE("booking_id"),
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_comment_check" CHECK ("reviews"."comment" <> '')
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "imported_rating" numeric(3, 2);--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "imported_reviews" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_changes" ADD CONSTRAINT "booking_changes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_payment_fk" FOREIGN KEY ("payment_id","booking_id") REFERENCES "public"."payments"("id","booking_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_capture_fk" FOREIGN KEY ("gateway_payment_id","amount") REFERENCES "public"."payment_captures"("gateway_payment_id","amount") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_versions" ADD CONSTRAINT "review_versions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_booking_fk" FOREIGN KEY ("booking_id","garage_id") REFERENCES "public"."bookings"("id","garage_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_changes_booking_idx" ON "booking_changes" USING btree ("booking_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_subject_key" ON "notifications" USING btree ("user_id","subject");--> statement-breakpoint
CREATE INDEX "notifications_newest_idx" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("created_at") WHERE "notifications"."is_mail_due";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_captures_used_key" ON "payment_captures" USING btree ("booking_id") WHERE "payment_captures"."is_used";--> statement-breakpoint
CREATE INDEX "payment_captures_payment_idx" ON "payment_captures" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_open_idx" ON "payment_refunds" USING btree ("created_at") WHERE "payment_refunds"."state" <> 'refunded';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_open_key" ON "payments" USING btree ("booking_id") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE INDEX "payments_unclosed_idx" ON "payments" USING btree ("created_at") WHERE "payments"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "simulated_entities_reference_key" ON "simulated_entities" USING btree ("belongs_to") WHERE "simulated_entities"."kind" = 'payment_link';--> statement-breakpoint
CREATE INDEX "simulated_entities_belongs_idx" ON "simulated_entities" USING btree ("belongs_to","kind");--> statement-breakpoint
CREATE INDEX "webhook_events_waiting_idx" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_garage_idx" ON "reviews" USING btree ("garage_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_user_idx" ON "reviews" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bookings_held_idx" ON "bookings" USING btree ("held_until") WHERE "bookings"."held_until" is not null and "bookings"."status" = 'confirmed';--> statement-breakpoint
-- What an operator may have written by hand: bookings were cancelled that way, there was no other.
UPDATE bookings SET cancel_reason = 'garage', cancelled_at = updated_at WHERE status = 'cancelled';
--> statement-breakpoint
UPDATE bookings SET held_until = created_at + interval '5 minutes' WHERE payment_method = 'online' AND payment_status <> 'paid';
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_held_check" CHECK ("bookings"."held_until" is null or "bookings"."payment_method" = 'online');--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_unpaid_hold_check" CHECK ("bookings"."payment_method" = 'cash' or "bookings"."payment_status" = 'paid' or "bookings"."held_until" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancel_reason_check" CHECK ("bookings"."cancel_reason" in ('customer', 'garage', 'unpaid'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled_check" CHECK (("bookings"."status" = 'cancelled') = ("bookings"."cancel_reason" is not null) and ("bookings"."status" = 'cancelled') = ("bookings"."cancelled_at" is not null));--> statement-breakpoint
ALTER TABLE "garages" ADD CONSTRAINT "garages_imported_rating_check" CHECK ("garages"."imported_rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "garages" ADD CONSTRAINT "garages_imported_check" CHECK (("garages"."imported_rating" is null) = ("garages"."imported_reviews" = 0));--> statement-breakpoint
-- What stood before: ratings came from imported files alone, and every booking has a beginning.
UPDATE garages SET imported_rating = average_rating, imported_reviews = total_reviews WHERE total_reviews > 0;
--> statement-breakpoint
INSERT INTO booking_changes (id, booking_id, kind, actor, created_at)
SELECT gen_random_uuid(), id, 'created', 'customer', created_at FROM bookings;
--> statement-breakpoint
-- The clock of every hold. A connection may move it (app.clock_offset, an interval), which tests do to let time pass.
CREATE FUNCTION hold_clock() RETURNS timestamptz
LANGUAGE sql STABLE PARALLEL SAFE
RETURN now() + coalesce(nullif(current_setting('app.clock_offset', true), ''), '0')::interval;
--> statement-breakpoint
-- Whether a booking keeps its mechanic busy. An unpaid one does until its hold ends, whether or not anybody has noticed.
CREATE FUNCTION occupies_slot(status text, held_until timestamptz) RETURNS boolean
LANGUAGE sql STABLE PARALLEL SAFE
RETURN status IN ('confirmed', 'in_progress') AND (held_until IS NULL OR held_until > hold_clock());
--> statement-breakpoint
-- Ends the unpaid bookings whose hold is over, of one garage's day or of all, and tells their customers. The exclusion
-- constraint knows no clock: a lapsed booking leaves it by being cancelled.
CREATE FUNCTION release_lapsed_bookings(of_garage uuid DEFAULT NULL, of_date date DEFAULT NULL) RETURNS SETOF uuid
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN QUERY
    WITH lapsed AS (
      SELECT b.id FROM bookings b
      WHERE b.status = 'confirmed' AND b.held_until <= hold_clock()
        AND (of_garage IS NULL OR (b.garage_id = of_garage AND b.booking_date = of_date))
      ORDER BY b.id
      LIMIT 500
      FOR UPDATE SKIP LOCKED
    ), released AS (
      UPDATE bookings b
      SET status = 'cancelled', cancel_reason = 'unpaid', cancelled_at = now(), payment_status = 'failed', updated_at = now()
      FROM lapsed WHERE b.id = lapsed.id
      RETURNING b.id, b.user_id, b.booking_date, b.booking_time
    ), recorded AS (
      INSERT INTO booking_changes (id, booking_id, kind, actor)
      SELECT gen_random_uuid(), released.id, 'slot_released', 'system' FROM released
    ), told AS (
      INSERT INTO notifications (id, user_id, type, title, message, data, subject, is_mail_due)
      SELECT gen_random_uuid(), released.user_id, 'booking', 'Slot released',
        format('The payment for your booking on %s at %s did not come in time, so the slot was released.',
          to_char(released.booking_date, 'FMDD Mon YYYY'), to_char(released.booking_time, 'FMHH12:MI AM')),
        jsonb_build_object('booking_id', released.id, 'kind', 'slot_released'),
        format('slot_released %s %s', released.id, now()), true
      FROM released
      ON CONFLICT DO NOTHING
    )
    SELECT released.id FROM released;
END;
$$;
--> statement-breakpoint
-- As before it takes the lock of the garage's day and answers the first active mechanic who is free for all of the slot.
-- New: unpaid bookings past their hold make room first; `moving` is a booking that leaves its slot for this one, and
-- `preferred` the mechanic to ask before the others. SKIP LOCKED in the release cannot hide a lapsed booking for good:
-- whoever holds its row is changing it, and the exclusion constraint has the last word.
DROP FUNCTION claim_free_mechanic(uuid, date, time, time);
--> statement-breakpoint
CREATE FUNCTION claim_free_mechanic(
  wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time,
  moving uuid DEFAULT NULL, preferred uuid DEFAULT NULL)
RETURNS TABLE (mechanic_id uuid, mechanic_name text)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('day %s %s', wanted_garage, wanted_date), 0));
  PERFORM release_lapsed_bookings(wanted_garage, wanted_date);
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
-- average_rating and total_reviews are what a fresh count over the garage's reviews and its imported ratings gives. The
-- garage's row is locked first, so that of two reviews at once the later counts the earlier.
CREATE FUNCTION refresh_garage_rating(of_garage uuid) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM 1 FROM garages WHERE id = of_garage FOR NO KEY UPDATE;
  UPDATE garages g
  SET total_reviews = g.imported_reviews + own.count,
    average_rating = (coalesce(g.imported_rating, 0) * g.imported_reviews + own.sum) / nullif(g.imported_reviews + own.count, 0)
  FROM (SELECT count(*)::int AS count, coalesce(sum(r.rating), 0)::numeric AS sum FROM reviews r WHERE r.garage_id = of_garage) own
  WHERE g.id = of_garage;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION review_changed() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_garage_rating(coalesce(NEW.garage_id, OLD.garage_id));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_rating AFTER INSERT OR DELETE OR UPDATE OF rating ON reviews
  FOR EACH ROW EXECUTE FUNCTION review_changed();
