-- Distances and nearest garages.
CREATE EXTENSION IF NOT EXISTS cube;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;
--> statement-breakpoint
-- Search by any part of a text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Exclusion constraints that combine equality and ranges.
CREATE EXTENSION IF NOT EXISTS btree_gist;
