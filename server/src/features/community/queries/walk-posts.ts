import { type SQL, sql } from 'drizzle-orm';
import { isAfter } from '../../../database/newest-first.ts';
import { posts } from '../tables.ts';

/** How many posts a walk passes by at most, whatever it finds: so no page costs more than another. */
export type Stride = 'near' | 'far' | 'blind';

/** `far` for what is known to be common, and so is met soon; `blind` for what no index knows of. */
const rows = { near: 250, far: 5_000, blind: 750 };

/** Of a post `p`. */
export const place = { createdAt: sql`p.created_at`, id: sql`p.id` };
export const newest = sql`p.created_at desc, p.id desc`;

/** The posts passed by, to be selected from as `p`. */
export function passedBy(hasCursor: boolean, stride: Stride): SQL {
  return sql`(select p.* ${behind(hasCursor)} limit ${sql.raw(String(rows[stride]))}) p`;
}

/** The last one that is passed by and, if there are more, the next. */
export function whereItEnds(hasCursor: boolean, stride: Stride): SQL {
  return sql`(select p.* ${behind(hasCursor)} offset ${sql.raw(String(rows[stride] - 1))} limit 2) p`;
}

function behind(hasCursor: boolean): SQL {
  return sql`from ${posts} p ${hasCursor ? sql`where ${isAfter(place)}` : sql``} order by ${newest}`;
}
