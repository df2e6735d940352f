import type { Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { desc, sql } from 'drizzle-orm';
import { afterValues, cutPage, isAfter, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { posts } from '../tables.ts';
import { pageRows, type ReadersPage } from './list-posts.ts';
import { toPost } from './post-columns.ts';
import { selectPosts } from './select-posts.ts';
import { isVisiblePost, judged } from './visible-posts.ts';

const reader = sql.placeholder('reader');
const judgedPost = { userId: sql`p.user_id`, hiddenAt: sql`p.hidden_at` };

const selectOfAuthor = prepareOnce((db, hasCursor: boolean, isUsual: boolean) =>
  selectPosts(
    db,
    reader,
    sql`select p.id from ${posts} p
      where p.user_id = ${sql.placeholder('author')} and ${judged(isVisiblePost(reader, judgedPost))}
        ${hasCursor ? sql`and ${isAfter({ createdAt: sql`p.created_at`, id: sql`p.id` })}` : sql``}
      order by p.created_at desc, p.id desc limit ${pageRows(isUsual)}`,
  )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .prepare(`posts_of_author_${hasCursor}_${isUsual}`),
);

/** Lists the newest first, also when the author is muted. Null for an invalid cursor. */
export async function listAuthorPosts(
  db: Database,
  { userId, authorId, cursor, limit }: ReadersPage & { authorId: string },
): Promise<Page<Post> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const statement = selectOfAuthor(db, after !== undefined, limit <= limits.pageSize);
  const rows = await statement.execute({ reader: userId, author: authorId, ...afterValues(after) });
  const { shown, nextCursor } = cutPage(rows, limit);
  return { items: shown.map(toPost), nextCursor };
}
