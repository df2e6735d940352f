import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { peopleHiddenFrom } from '../../people/queries/visibility.ts';
import { comments, postLikes, posts } from '../tables.ts';

/**
 * Counts what people hidden from the reader made, for the `with` of a statement whose `page` holds ids of posts. Blocks
 * are read once for the page, not for each post. PostgreSQL keeps `unseen`, because the columns read it twice.
 */
export function unseenParts(db: Database, reader: SQLWrapper) {
  return [
    db.$with('out_of_sight', {}).as(sql`select id from ${peopleHiddenFrom(reader)} hidden`),
    db.$with('unseen', {}).as(sql`
      select post_id, count(*) filter (where is_like)::int as likes, count(*) filter (where not is_like)::int as comments
      from (
        ${madeBy(sql`select made.post_id, true as is_like from ${postLikes} made`)}
        union all
        ${madeBy(sql`select made.post_id, false as is_like from ${comments} made`, sql`and made.hidden_at is null`)}
      ) theirs
      group by post_id`),
  ];
}

/** `offset 0` makes PostgreSQL look up each hidden person. They are few among thousands who like or comment. */
function madeBy(select: SQL, isShown = sql``): SQL {
  return sql`select each.* from out_of_sight cross join lateral (
    ${select}
    where made.user_id = out_of_sight.id and made.post_id = any(array(select id from page)) and made.is_counted ${isShown}
    offset 0) each`;
}

export function unseenCount(kind: 'likes' | 'comments'): SQL {
  return sql`coalesce((select ${sql.raw(kind)} from unseen where unseen.post_id = ${posts.id}), 0)`;
}
