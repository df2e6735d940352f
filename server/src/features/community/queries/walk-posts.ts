import { type SQL, sql } from 'drizzle-orm';
import { isAfter } from '../../../database/newest-first.ts';
import { posts } from '../tables.ts';

/** Posts a scan passes at most, so that no page costs more than another. */
export type Stride = 'near' | 'far' | 'blind';

/** `far` is for common texts, which are found soon; `blind` for texts no index can find. */
const rows = { near: 250, far: 5_000, blind: 750 };

export const place = { createdAt: sql`p.created_at`, id: sql`p.id` };
export const newest = sql`p.created_at desc, p.id desc`;

/** The statement selects from this as `p`. */
export function passedBy(hasCursor: boolean, stride: Stride): SQL {
  return sql`(select p.* ${behind(hasCursor)} limit ${sql.raw(String(rows[stride]))}) p`;
}

/** The last scanned post and, if there are more, the next. */
export function whereItEnds(hasCursor: boolean, stride: Stride): SQL {
  return sql`(select p.* ${behind(hasCursor)} offset ${sql.raw(String(rows[stride] - 1))} limit 2) p`;
}

function behind(hasCursor: boolean): SQL {
  return sql`from ${posts} p ${hasCursor ? sql`where ${isAfter(place)}` : sql``} order by ${newest}`;
}
