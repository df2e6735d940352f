import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { maySeePerson, maySeePostsOf } from '../../people/queries/visibility.ts';
import { comments, posts } from '../tables.ts';

export interface PostColumns {
  userId: SQLWrapper;
  hiddenAt: SQLWrapper;
}

/** A hidden post is visible only to its author. `reader` is null for a visitor. */
export function isVisiblePost(reader: string | SQLWrapper | null, { userId, hiddenAt }: PostColumns = posts): SQL {
  const isMine = reader === null ? sql`` : sql` or ${userId} = ${reader}`;
  return sql`((${hiddenAt} is null${isMine}) and ${maySeePostsOf(reader, userId)})`;
}

/** Exactly the comments in the post's counter, without those of people the reader cannot see. */
export function isVisibleComment(reader: string | SQLWrapper): SQL {
  return sql`((${comments.hiddenAt} is null or (${comments.isHeld} and ${comments.userId} = ${reader})) and ${comments.isCounted}
    and ${maySeePerson(reader, comments.userId)})`;
}

/** Without `offset 0` the planner would evaluate all profiles and followers first, because it expects a long page. */
export function judged(condition: SQL): SQL<boolean> {
  return sql<boolean>`(select ${condition} offset 0)`;
}
