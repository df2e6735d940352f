ALTER TABLE "garages" ADD COLUMN "lowest_price" integer;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "shortest_minutes" integer;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "longest_minutes" integer;--> statement-breakpoint
ALTER TABLE "garages" ADD COLUMN "picks_up" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "service_types" text[] DEFAULT '{"pickup","home_service"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_service_types_check" CHECK ("services"."service_types" <@ array['pickup', 'home_service'] and cardinality("services"."service_types") > 0);
--> statement-breakpoint
-- What cards say of a garage is kept beside the names of its services, by the same trigger.
CREATE OR REPLACE FUNCTION refresh_garage_services() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE garages g
  SET services = coalesce(offered.names, '{}'),
    lowest_price = offered.lowest_price,
    shortest_minutes = offered.shortest_minutes,
    longest_minutes = offered.longest_minutes,
    picks_up = coalesce(offered.picks_up, true)
  FROM (SELECT DISTINCT garage_id FROM changed_services) changed
  LEFT JOIN LATERAL (
    SELECT array_agg(s.name ORDER BY s.id) AS names, min(s.price) AS lowest_price,
      min(s.duration) AS shortest_minutes, max(s.duration) AS longest_minutes,
      bool_or('pickup' = ANY (s.service_types)) AS picks_up
    FROM services s WHERE s.garage_id = changed.garage_id AND s.is_active
  ) offered ON true
  WHERE g.id = changed.garage_id;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Once for the garages there are; each row is written once, and no search text changes.
UPDATE garages g
SET lowest_price = offered.lowest_price, shortest_minutes = offered.shortest_minutes, longest_minutes = offered.longest_minutes
FROM (
  SELECT garage_id, min(price) AS lowest_price, min(duration) AS shortest_minutes, max(duration) AS longest_minutes
  FROM services WHERE is_active GROUP BY garage_id
) offered
WHERE offered.garage_id = g.id;
