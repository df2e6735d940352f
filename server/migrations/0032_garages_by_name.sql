-- A search looks for a garage of exactly this name first. Its words may be in the texts of hundreds of thousands of garages. The
-- table has a million rows at most, whose index is built in seconds.
CREATE INDEX "garages_exact_name_idx" ON "garages" USING btree (lower("name")) WHERE "garages"."status" = 'active';