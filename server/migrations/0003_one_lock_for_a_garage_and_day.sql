-- Slots of different lengths, as after a change of the grid, met in one mechanic under different locks: the exclusion
-- constraint then found their transactions waiting for each other, again and again. Now all bookings of a garage's day
-- take turns. The rest of the function, and why it is VOLATILE, is as it was.
CREATE OR REPLACE FUNCTION claim_free_mechanic(wanted_garage uuid, wanted_date date, wanted_start time, wanted_end time)
RETURNS TABLE (mechanic_id uuid, mechanic_name text)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(format('day %s %s', wanted_garage, wanted_date), 0));
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
        AND b.slot_range && tsrange(wanted_date + wanted_start, wanted_date + wanted_end)
    )
    ORDER BY m.id
    LIMIT 1;
END;
$$;
