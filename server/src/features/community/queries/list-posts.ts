import type { Post } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { afterValues, cutPage, isAfter, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import type { UserId } from '../../../platform/user-id.ts';
import { hasMuted } from '../../people/queries/visibility.ts';
import { posts, savedPosts } from '../tables.ts';
import { toPost } from './post-columns.ts';
import { listPosts, selectPosts } from './select-posts.ts';
import { isVisiblePost, judged, type PostColumns } from './visible-posts.ts';

const reader = sql.placeholder('reader');

export interface ReadersPage {
  userId: UserId;
  cursor?: string | undefined;
  limit: number;
}

/** The statement contains this number, because the planner needs to know how short a page is. */
export function pageRows(isUsual: boolean): SQL {
  return sql.raw(String((isUsual ? limits.pageSize : limits.pageSizeMaximum) + 1));
}

const place = { createdAt: sql`p.created_at`, id: sql`p.id` };
const judgedPost = { userId: sql`p.user_id`, hiddenAt: sql`p.hidden_at` };

export function isWantedBy(by: SQLWrapper, post: PostColumns): SQL {
  return judged(sql`${isVisiblePost(by, post)} and not ${hasMuted(by, post.userId)}`);
}

const selectFeed = prepareOnce((db, hasCursor: boolean, isUsual: boolean) =>
  selectPosts(
    db,
    reader,
    sql`select p.id from ${posts} p where ${isWantedBy(reader, judgedPost)}${hasCursor ? sql` and ${isAfter(place)}` : sql``}
      order by p.created_at desc, p.id desc limit ${pageRows(isUsual)}`,
  )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .prepare(`feed_${hasCursor}_${isUsual}`),
);

/** Null for an invalid cursor. */
export async function listFeed(db: Database, { userId, cursor, limit }: ReadersPage): Promise<Page<Post> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const statement = selectFeed(db, after !== undefined, limit <= limits.pageSize);
  const { shown, nextCursor } = cutPage(await statement.execute({ reader: userId, ...afterValues(after) }), limit);
  return { items: shown.map(toPost), nextCursor };
}

const selectSaved = prepareOnce((db, hasCursor: boolean, isUsual: boolean) =>
  db
    .select({ id: sql<string>`post_id`, createdAt: sql`saved_at`.mapWith(savedPosts.createdAt) })
    .from(sql`(
      select s.post_id, s.created_at as saved_at from ${savedPosts} s join ${posts} p on p.id = s.post_id
      where s.user_id = ${reader} and ${judged(isVisiblePost(reader, judgedPost))}
        ${hasCursor ? sql`and ${isAfter({ createdAt: sql`s.created_at`, id: sql`s.post_id` })}` : sql``}
      order by s.created_at desc, s.post_id desc limit ${pageRows(isUsual)}
    ) collection`)
    .orderBy(sql`saved_at desc, post_id desc`)
    .prepare(`saved_${hasCursor}_${isUsual}`),
);

/** Lists the last saved post first. Null for an invalid cursor. */
export async function listSaved(db: Database, { userId, cursor, limit }: ReadersPage): Promise<Page<Post> | null> {
  const after = readPosition(cursor);
  if (after === null) return null;
  const statement = selectSaved(db, after !== undefined, limit <= limits.pageSize);
  const { shown, nextCursor } = cutPage(await statement.execute({ reader: userId, ...afterValues(after) }), limit);
  return { items: await listPosts(db, { reader: userId, postIds: shown.map(({ id }) => id) }), nextCursor };
}
