import { sql } from 'drizzle-orm';

/** Instants are stored in milliseconds, rounded: what is due now may stand a little later. */
export const dueNow = sql`(now() + interval '1 millisecond')`;
