CREATE TABLE "booking_origins" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "money_closings" (
	"row_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"closed_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unmatched_money" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"gateway_id" text NOT NULL,
	"gateway_payment_id" text,
	"amount" numeric(14, 3),
	"currency" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unmatched_money_gateway_id_key" UNIQUE("kind","gateway_id"),
	CONSTRAINT "unmatched_money_kind_check" CHECK ("unmatched_money"."kind" in ('unknown_capture', 'unknown_refund', 'unreadable_event'))
);
--> statement-breakpoint
ALTER TABLE "payment_captures" ALTER COLUMN "amount" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "payment_refunds" ALTER COLUMN "amount" SET DATA TYPE numeric(14, 3);--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "vehicle_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "hold_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "has_mechanics" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_captures" ADD COLUMN "currency" text DEFAULT 'INR' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_origins" ADD CONSTRAINT "booking_origins_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_origins_network_idx" ON "booking_origins" USING btree ("network");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_vehicle_idx" ON "bookings" USING btree ("vehicle_id") WHERE "bookings"."vehicle_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_open_phone_idx" ON "bookings" USING btree ("customer_phone") WHERE "bookings"."customer_phone" is not null and "bookings"."status" in ('confirmed', 'in_progress');--> statement-breakpoint
-- An open hold may stand for longer than the rule allows from now on: it ends as it was promised.
UPDATE bookings SET hold_ends_at = greatest(held_until, created_at + interval '30 minutes') WHERE payment_method = 'online';
--> statement-breakpoint
UPDATE garages g SET has_mechanics = true WHERE EXISTS (SELECT FROM mechanics m WHERE m.garage_id = g.id);
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_end_check" CHECK ("bookings"."held_until" <= "bookings"."hold_ends_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_hold_ends_check" CHECK ("bookings"."payment_method" = 'cash' or "bookings"."hold_ends_at" is not null);--> statement-breakpoint
ALTER TABLE "payment_captures" ADD CONSTRAINT "payment_captures_used_check" CHECK (not "payment_captures"."is_used" or "payment_captures"."currency" = 'INR');
--> statement-breakpoint
CREATE FUNCTION keep_has_mechanics() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE garages g SET has_mechanics = true
  WHERE NOT g.has_mechanics AND g.id IN (SELECT added.garage_id FROM added);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER mechanics_configured AFTER INSERT ON mechanics REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION keep_has_mechanics();
--> statement-breakpoint
DROP FUNCTION claim_free_mechanic(uuid, date, time, time, uuid, uuid);
--> statement-breakpoint
DROP FUNCTION release_lapsed_bookings(uuid, date);
--> statement-breakpoint
-- As before, but leaves `keeping` alone: the booking whose late payment is about to win its slot back.
CREATE FUNCTION release_lapsed_bookings(of_garage uuid DEFAULT NULL, of_date date DEFAULT NULL, keeping uuid DEFAULT NULL)
RETURNS SETOF uuid
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
BEGIN
  RETURN QUERY
    WITH lapsed AS (
      SELECT b.id FROM bookings b
      WHERE b.status = 'confirmed' AND b.held_until <= hold_clock() AND b.id IS DISTINCT FROM keeping
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
-- Whether a garage could do work in this slot at all: null, or why not. A mechanic who is free is not looked for here.
CREATE FUNCTION refuse_slot(wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time) RETURNS text
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM garages g WHERE g.id = wanted_garage AND g.status = 'active') THEN 'garage_inactive'
    WHEN EXISTS (SELECT FROM garage_holidays h WHERE h.garage_id = wanted_garage AND h.date = wanted_date) THEN 'holiday'
    WHEN NOT EXISTS (
      SELECT FROM garage_time_slots t
      WHERE t.garage_id = wanted_garage AND t.is_available AND t.day_of_week = extract(dow FROM wanted_date)
        AND t.start_time = wanted_start AND t.end_time = wanted_end) THEN 'not_offered'
    WHEN EXISTS (SELECT FROM garages g WHERE g.id = wanted_garage AND g.has_mechanics)
      AND NOT EXISTS (SELECT FROM mechanics m WHERE m.garage_id = wanted_garage AND m.status = 'active') THEN 'no_mechanics'
  END
$$;
--> statement-breakpoint
-- Whether this customer may hold one booking more: null, or why not, with the own booking that stands in the way and the
-- number that is allowed. Takes the customer's lock and those of the network and the phone number, in this order and after
-- that of the garage's day. `claimant` is the JSON of `bookings/commands/claimant.ts`; a number it leaves out is not counted.
-- `moving` is a booking that is there already: it takes no second place, and its vehicle is the one that counts.
CREATE FUNCTION refuse_claimant(claimant jsonb, wanted_garage uuid, wanted tsrange, moving uuid)
RETURNS TABLE (refusal text, own_booking uuid, maximum int)
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  customer uuid := (claimant->>'userId')::uuid;
  present timestamp := (claimant->>'now')::timestamptz AT TIME ZONE 'Asia/Kolkata';
  method text := claimant->>'paymentMethod';
  vehicle record;
  held record;
  of_new record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('customer %s', customer), 0));
  SELECT coalesce(b.vehicle_id, (claimant->>'vehicleId')::uuid) AS id, coalesce(b.vehicle_type, claimant->>'vehicleType') AS type,
    lower(coalesce(b.vehicle_make, claimant->>'vehicleMake')) AS make, lower(coalesce(b.vehicle_model, claimant->>'vehicleModel')) AS model
  INTO vehicle FROM (SELECT) one LEFT JOIN bookings b ON b.id = moving;
  RETURN QUERY
    SELECT 'own_booking', b.id, NULL::int FROM bookings b
    WHERE b.user_id = customer AND b.id IS DISTINCT FROM moving AND occupies_slot(b.status, b.held_until)
      AND b.slot_range && wanted
      AND CASE WHEN b.vehicle_id IS NOT NULL AND vehicle.id IS NOT NULL THEN b.vehicle_id = vehicle.id
        ELSE (b.vehicle_type, lower(b.vehicle_make), lower(b.vehicle_model)) = (vehicle.type, vehicle.make, vehicle.model) END
    ORDER BY b.booking_time, b.id LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  SELECT count(*) AS open, count(*) FILTER (WHERE own.is_unpaid) AS unpaid,
    (array_agg(own.id ORDER BY own.starts, own.id))[1] AS first_open,
    (array_agg(own.id ORDER BY own.starts, own.id) FILTER (WHERE own.is_unpaid))[1] AS first_unpaid
  INTO held FROM (
    SELECT b.id, b.booking_date + b.booking_time AS starts, b.payment_method = 'online' AND b.payment_status <> 'paid' AS is_unpaid
    FROM bookings b
    WHERE b.user_id = customer AND b.id IS DISTINCT FROM moving AND occupies_slot(b.status, b.held_until)
      AND b.booking_date + b.end_time > present
  ) own;
  IF method = 'online' AND held.unpaid >= (claimant->>'unpaid')::int THEN
    RETURN QUERY SELECT 'too_many_unpaid', held.first_unpaid, (claimant->>'unpaid')::int;
    RETURN;
  END IF;
  IF held.open >= (claimant->>'open')::int THEN
    RETURN QUERY SELECT 'too_many_open', held.first_open, (claimant->>'open')::int;
    RETURN;
  END IF;
  IF claimant->>'newAtGarage' IS NULL OR NOT is_new_account(customer) THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(format('network %s', claimant->>'network'), 0));
  IF claimant->>'phone' IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('phone %s', claimant->>'phone'), 0));
  END IF;
  SELECT count(*) AS everywhere, count(*) FILTER (WHERE b.garage_id = wanted_garage) AS here INTO of_new
  FROM booking_origins o JOIN bookings b ON b.id = o.booking_id
  WHERE o.network = claimant->>'network' AND o.created_at > now() - interval '1 day'
    AND b.id IS DISTINCT FROM moving AND occupies_slot(b.status, b.held_until) AND b.booking_date + b.end_time > present
    AND b.payment_method = method AND b.payment_status <> 'paid';
  IF of_new.here >= (claimant->>'newAtGarage')::int THEN
    RETURN QUERY SELECT 'too_many_new', NULL::uuid, (claimant->>'newAtGarage')::int;
  ELSIF of_new.everywhere >= (claimant->>'newInAll')::int THEN
    RETURN QUERY SELECT 'too_many_new', NULL::uuid, (claimant->>'newInAll')::int;
  ELSIF (claimant->>'open')::int <= (
    SELECT count(*) FROM bookings b
    WHERE b.customer_phone = claimant->>'phone' AND b.id IS DISTINCT FROM moving AND b.status IN ('confirmed', 'in_progress')
      AND occupies_slot(b.status, b.held_until) AND b.booking_date + b.end_time > present
      AND b.payment_status <> 'paid' AND is_new_account(b.user_id)
  ) THEN
    RETURN QUERY SELECT 'too_many_new', NULL::uuid, (claimant->>'open')::int;
  END IF;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION is_new_account(account uuid) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT u.created_at > now() - interval '1 day' FROM auth_users u WHERE u.id = account), false)
$$;
--> statement-breakpoint
-- Every way to a slot leads through here: a new booking, one that moves, and a late payment that wants its slot back. Takes
-- the lock of the garage's day, ends the unpaid bookings of that day whose hold is over, and answers one row: the refusal,
-- or the first active mechanic who is free for all of the slot, `preferred` before the others. No mechanic and no refusal: a
-- garage that never had one. `moving` is a booking that leaves its slot for this one or wants it back; `claimant` is null
-- for a customer without an account.
CREATE FUNCTION claim_slot(
  wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time,
  claimant jsonb DEFAULT NULL, moving uuid DEFAULT NULL, preferred uuid DEFAULT NULL)
RETURNS TABLE (refusal text, own_booking uuid, maximum int, mechanic_id uuid, mechanic_name text)
LANGUAGE plpgsql VOLATILE SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  wanted tsrange := tsrange(wanted_date + wanted_start, wanted_date + wanted_end);
  reason text;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('day %s %s', wanted_garage, wanted_date), 0));
  PERFORM release_lapsed_bookings(wanted_garage, wanted_date, moving);
  reason := refuse_slot(wanted_garage, wanted_date, wanted_start, wanted_end);
  IF reason IS NOT NULL THEN
    RETURN QUERY SELECT reason, NULL::uuid, NULL::int, NULL::uuid, NULL::text;
    RETURN;
  END IF;
  IF claimant IS NOT NULL THEN
    RETURN QUERY
      SELECT r.refusal, r.own_booking, r.maximum, NULL::uuid, NULL::text
      FROM refuse_claimant(claimant, wanted_garage, wanted, moving) r;
    IF FOUND THEN RETURN; END IF;
  END IF;
  RETURN QUERY
    SELECT NULL::text, NULL::uuid, NULL::int, NULL::uuid, NULL::text
    FROM garages g WHERE g.id = wanted_garage AND NOT g.has_mechanics;
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY
    SELECT NULL::text, NULL::uuid, NULL::int, m.id, m.name
    FROM mechanics m
    WHERE m.garage_id = wanted_garage AND m.status = 'active' AND NOT EXISTS (
      SELECT FROM bookings b
      WHERE b.assigned_mechanic_id = m.id
        AND b.status IN ('confirmed', 'in_progress')
        AND b.id IS DISTINCT FROM moving
        AND b.slot_range && wanted
    )
    ORDER BY m.id IS DISTINCT FROM preferred, m.id
    LIMIT 1;
  IF FOUND THEN RETURN; END IF;
  RETURN QUERY SELECT 'taken', NULL::uuid, NULL::int, NULL::uuid, NULL::text;
END;
$$;
