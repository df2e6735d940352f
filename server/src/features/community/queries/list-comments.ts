import type { Comment } from '@pahiya/contract/community/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import type { Page } from '@pahiya/contract/shared/pages';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { afterValues, cutPage, isAfter, readPosition } from '../../../database/newest-first.ts';
import type { Database } from '../../../database/pool.ts';
import { prepareOnce } from '../../../database/prepare-once.ts';
import { profiles } from '../../people/tables.ts';
import { comments, posts } from '../tables.ts';
import { pageRows, type ReadersPage } from './list-posts.ts';
import { personColumns } from './post-columns.ts';
import { isVisibleComment, isVisiblePost, judged } from './visible-posts.ts';

const reader = sql.placeholder('reader');

function selectComments(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: comments.id,
      postId: comments.postId,
      author: personColumns,
      content: comments.content,
      isOwn: sql<boolean>`${comments.userId} = ${reader}`,
      isHeld: comments.isHeld,
      canDelete: sql<boolean>`(${comments.userId} = ${reader} or ${posts.userId} = ${reader})`,
      createdAt: comments.createdAt,
    })
    .from(comments)
    .innerJoin(posts, eq(posts.id, comments.postId))
    .innerJoin(profiles, eq(profiles.id, comments.userId))
    .where(where);
}

function toComment({ createdAt, ...comment }: Omit<Comment, 'createdAt'> & { createdAt: Date }): Comment {
  return { ...comment, createdAt: createdAt.toISOString() };
}

const isOfPost = eq(comments.postId, sql.placeholder('postId'));

const selectPage = prepareOnce((db, hasCursor: boolean, isUsual: boolean) =>
  selectComments(
    db,
    sql`${comments.id} in (
      select ${comments.id} from ${comments} where ${isOfPost} and ${judged(isVisibleComment(reader))}
        ${hasCursor ? sql`and ${isAfter(comments)}` : sql``}
      order by ${comments.createdAt} desc, ${comments.id} desc limit ${pageRows(isUsual)})`,
  )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .prepare(`comments_${hasCursor}_${isUsual}`),
);

const selectPost = prepareOnce((db) =>
  db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, sql.placeholder('postId')), isVisiblePost(reader)))
    .prepare('commented_post'),
);

export type CommentsOfPost =
  | { ok: true; page: Page<Comment> }
  | { ok: false; reason: 'POST_NOT_FOUND' | 'INVALID_CURSOR' };

/** Newest first. */
export async function listComments(
  db: Database,
  { userId, postId, cursor, limit }: ReadersPage & { postId: string },
): Promise<CommentsOfPost> {
  const after = readPosition(cursor);
  if (after === null) return { ok: false, reason: 'INVALID_CURSOR' };
  const statement = selectPage(db, after !== undefined, limit <= limits.pageSize);
  const [[post], rows] = await Promise.all([
    selectPost(db).execute({ reader: userId, postId }),
    statement.execute({ reader: userId, postId, ...afterValues(after) }),
  ]);
  if (!post) return { ok: false, reason: 'POST_NOT_FOUND' };
  const { shown, nextCursor } = cutPage(rows, limit);
  return { ok: true, page: { items: shown.map(toComment), nextCursor } };
}

const selectOne = prepareOnce((db) =>
  selectComments(db, eq(comments.id, sql.placeholder('commentId'))).prepare('comment_by_id'),
);

export async function findComment(
  db: Database,
  { reader: userId, commentId }: { reader: string; commentId: string },
): Promise<Comment | null> {
  const [row] = await selectOne(db).execute({ reader: userId, commentId });
  return row ? toComment(row) : null;
}
