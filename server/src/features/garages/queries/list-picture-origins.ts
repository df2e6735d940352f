import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';

/** The origins become part of a header of every page. */
const most = 50;

/** Returns origins of imported pictures, such as `https://pictures.example`. */
export async function listPictureOrigins(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ origin: string }>(sql`
    select distinct lower(substring(image_url from '^https://[A-Za-z0-9.-]+(?::[0-9]+)?(?=/|$)')) as origin
    from garages where image_url like 'https://%' and status = 'active'
    order by origin limit ${most}`);
  return rows.flatMap(({ origin }) => origin ?? []);
}
