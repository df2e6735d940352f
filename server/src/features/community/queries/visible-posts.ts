import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { maySeePerson, maySeePostsOf } from '../../profiles/queries/visibility.ts';
import { comments, posts } from '../tables.ts';

export interface PostColumns {
  userId: SQLWrapper;
  hiddenAt: SQLWrapper;
}

/** Whether the reader (null: a visitor) may see a post. A hidden post is visible only to its author. */
export function isVisiblePost(reader: string | SQLWrapper | null, { userId, hiddenAt }: PostColumns = posts): SQL {
  const isMine = reader === null ? sql`` : sql` or ${userId} = ${reader}`;
  return sql`((${hiddenAt} is null${isMine}) and ${maySeePostsOf(reader, userId)})`;
}

/**
 * For a post the reader may see: exactly the comments in its counter, without those of people they cannot see. A held
 * comment is visible to its author.
 */
export function isVisibleComment(reader: string | SQLWrapper): SQL {
  return sql`((${comments.hiddenAt} is null or (${comments.isHeld} and ${comments.userId} = ${reader})) and ${comments.isCounted}
    and ${maySeePerson(reader, comments.userId)})`;
}

/**
 * The same for lists, evaluated row by row as the list is scanned. Without `offset 0` the planner would evaluate all
 * profiles and followers first, because it does not expect a short page.
 */
export function judged(condition: SQL): SQL<boolean> {
  return sql<boolean>`(select ${condition} offset 0)`;
}
