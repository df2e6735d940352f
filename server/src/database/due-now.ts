import { sql } from 'drizzle-orm';

/** Stored instants are rounded to milliseconds, so one that is due now may be up to a millisecond later. */
export const dueNow = sql`(now() + interval '1 millisecond')`;
