import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** docs/pincode-import.md. Empty before the first import. */
export const pincodes = pgTable(
  'pincodes',
  {
    pincode: integer('pincode').primaryKey(),
    city: text('city').notNull(),
    state: text('state').notNull(),
  },
  (table) => [
    check('pincodes_pincode_check', sql`${table.pincode} between 100000 and 999999`),
    check('pincodes_city_check', sql`btrim(${table.city}) <> ''`),
    check('pincodes_state_check', sql`btrim(${table.state}) <> ''`),
  ],
);
