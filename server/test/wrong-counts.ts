import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/pool.ts';

export async function wrongCounts(db: Database): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select id from posts p where likes <> (select count(*) from post_likes l where l.post_id = p.id and l.is_counted)
      or comments <> (select count(*) from comments c where c.post_id = p.id and c.is_counted)
    union all
    select user_id from profile_counts c
    where followers <> (select count(*) from followers f where f.following_id = c.user_id and f.is_counted)
      or following <> (select count(*) from followers f where f.follower_id = c.user_id and f.is_counted)
      or posts <> (select count(*) from posts p where p.user_id = c.user_id)
    union all
    select id from garages g where total_reviews <> (select count(*) from reviews r where r.garage_id = g.id)`);
  return rows;
}
