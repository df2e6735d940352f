ALTER TABLE "money_closings" DROP CONSTRAINT "money_closings_pkey";--> statement-breakpoint
ALTER TABLE "money_closings" ADD CONSTRAINT "money_closings_row_id_created_at_pk" PRIMARY KEY("row_id","created_at");--> statement-breakpoint
ALTER TABLE "money_closings" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "money_closings_row_key" ON "money_closings" USING btree ("row_id") WHERE "money_closings"."ended_at" is null;--> statement-breakpoint
-- A row's id names the refund from now on, so that another refund of the same money is another row. People close a handful
-- of rows in a year.
UPDATE money_closings c SET row_id = c.row_id || ':' ||
  CASE WHEN c.row_id LIKE 'refund_late:%' THEN coalesce(r.gateway_refund_id, r.id::text) ELSE r.id::text END
FROM payment_refunds r
WHERE c.row_id IN ('refund_failed:' || r.gateway_payment_id, 'refund_late:' || r.gateway_payment_id,
  'booking_refunded:' || r.gateway_payment_id);
