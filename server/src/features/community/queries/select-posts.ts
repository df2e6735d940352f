import type { Post, PostState } from '@pahiya/contract/community/schemas';
import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { files } from '../../files/tables.ts';
import { profiles } from '../../people/tables.ts';
import { posts } from '../tables.ts';
import { postColumns, toPost } from './post-columns.ts';
import { unseenParts } from './unseen-counts.ts';
import { isVisiblePost } from './visible-posts.ts';

/** `page` selects ids of posts. `reader` is null for a visitor. */
export function selectPosts(db: Database, reader: SQLWrapper | null, page: SQL, where?: SQL) {
  return db
    .with(db.$with('page', {}).as(page), ...(reader ? unseenParts(db, reader) : []))
    .select(postColumns(reader))
    .from(posts)
    .innerJoin(profiles, eq(profiles.id, posts.userId))
    .leftJoin(files, eq(files.id, posts.fileId))
    .where(and(sql`${posts.id} in (select id from page)`, where));
}

const reader = sql.placeholder('reader');

const selectByIds = prepareOnce((db) =>
  selectPosts(
    db,
    reader,
    sql`select unnest(${sql.placeholder('postIds')}::uuid[]) as id`,
    isVisiblePost(reader),
  ).prepare('posts_by_ids'),
);

/** Lists posts in the order of the ids, without those that the reader may not see. */
export async function listPosts(
  db: Database,
  { reader: userId, postIds }: { reader: string; postIds: string[] },
): Promise<Post[]> {
  if (postIds.length === 0) return [];
  const rows = await selectByIds(db).execute({ reader: userId, postIds });
  const found = new Map(rows.map((row) => [row.id, toPost(row)]));
  return postIds.flatMap((id) => found.get(id) ?? []);
}

const selectOne = prepareOnce((db, isVisitor: boolean) => {
  const by = isVisitor ? null : reader;
  const page = sql`select ${sql.placeholder('postId')}::uuid as id`;
  return selectPosts(db, by, page, isVisiblePost(by)).prepare(`post_${isVisitor}`);
});

/** Null for a missing post and for one the reader cannot see. */
export async function findPost(
  db: Database,
  { reader: userId, postId }: { reader: string | null; postId: string },
): Promise<Post | null> {
  const [row] = await selectOne(db, userId === null).execute({ reader: userId, postId });
  return row ? toPost(row) : null;
}

export function toState({ id, likes, comments, isLiked, isSaved }: Post): PostState {
  return { id, likes, comments, isLiked, isSaved };
}
