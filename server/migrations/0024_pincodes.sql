CREATE TABLE "pincodes" (
	"pincode" integer PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "pincodes_pincode_check" CHECK ("pincodes"."pincode" between 100000 and 999999),
	CONSTRAINT "pincodes_city_check" CHECK (btrim("pincodes"."city") <> ''),
	CONSTRAINT "pincodes_state_check" CHECK (btrim("pincodes"."state") <> '')
);
