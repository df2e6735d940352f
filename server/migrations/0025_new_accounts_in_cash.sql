-- Whether this customer may hold one booking more: null, or why not, with the own booking that stands in the way and the
-- number that is allowed. Takes the customer's lock and those of the network and the phone number, in this order and after
-- that of the garage's day. `claimant` is the JSON of `bookings/commands/claimant.ts`; a number it leaves out is not counted.
-- `moving` is a booking that is there already: it takes no second place, its vehicle is the one that counts, and the network
-- that it was made from counts as well as the present one: it goes on being counted there.
CREATE OR REPLACE FUNCTION refuse_claimant(claimant jsonb, wanted_garage uuid, wanted tsrange, moving uuid)
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
  networks text[];
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
  SELECT array_agg(DISTINCT one.network) INTO networks FROM (
    SELECT claimant->>'network' AS network
    UNION ALL SELECT o.network FROM booking_origins o
    WHERE o.booking_id = moving AND o.created_at > now() - interval '1 day'
  ) one WHERE one.network IS NOT NULL;
  -- In one order, so that two who share two networks never wait for each other.
  PERFORM pg_advisory_xact_lock(hashtextextended(format('network %s', one.network), 0))
  FROM (SELECT unnest(networks) AS network ORDER BY 1) one;
  IF claimant->>'phone' IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(format('phone %s', claimant->>'phone'), 0));
  END IF;
  SELECT max(of_one.everywhere) AS everywhere, max(of_one.here) AS here INTO of_new FROM (
    SELECT count(*) AS everywhere, count(*) FILTER (WHERE b.garage_id = wanted_garage) AS here
    FROM booking_origins o JOIN bookings b ON b.id = o.booking_id
    WHERE o.network = ANY (networks) AND o.created_at > now() - interval '1 day'
      AND b.id IS DISTINCT FROM moving AND occupies_slot(b.status, b.held_until) AND b.booking_date + b.end_time > present
      AND b.payment_method = method AND b.payment_status <> 'paid'
    GROUP BY o.network
  ) of_one;
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
