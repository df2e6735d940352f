import type { Post } from '@pahiya/contract/community/schemas';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type PictureRow, pictureColumns, toPicture } from '../../files/queries/picture.ts';
import { profiles } from '../../people/tables.ts';
import { comments, postLikes, posts, savedPosts } from '../tables.ts';
import { unseenCount } from './unseen-counts.ts';
import { judged } from './visible-posts.ts';

export const personColumns = {
  id: profiles.id,
  username: profiles.username,
  fullName: profiles.fullName,
  avatarUrl: profiles.avatarUrl,
};

/** Joined with author and file. `reader` is null for a visitor. */
export function postColumns(reader: SQLWrapper | null) {
  return {
    id: posts.id,
    author: personColumns,
    caption: posts.caption,
    picture: pictureColumns,
    ...(reader ? columnsFor(reader) : visitorColumns),
    hiddenAt: posts.hiddenAt,
    isHeld: posts.isHeld,
    createdAt: posts.createdAt,
  };
}

type PostRow = Omit<Post, 'image' | 'isHidden' | 'createdAt'> & {
  picture: PictureRow | null;
  hiddenAt: Date | null;
  createdAt: Date;
};

export function toPost({ picture, hiddenAt, createdAt, ...post }: PostRow): Post {
  return {
    ...post,
    image: toPicture(picture),
    isHidden: hiddenAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

interface ReaderColumns {
  likes: SQL<number>;
  comments: SQL<number>;
  isLiked: SQL<boolean>;
  isSaved: SQL<boolean>;
  isOwn: SQL<boolean>;
  canComment: SQL<boolean>;
}

const visitorColumns: ReaderColumns = {
  likes: sql`${posts.likes}`,
  comments: sql`${posts.comments}`,
  isLiked: sql`false`,
  isSaved: sql`false`,
  isOwn: sql`false`,
  canComment: sql`false`,
};

function columnsFor(reader: SQLWrapper): ReaderColumns {
  return {
    likes: sql`${posts.likes} - ${unseenCount('likes')}`,
    comments: sql`${posts.comments} - ${unseenCount('comments')}
      + (select count(*)::int from ${comments} mine
        where mine.user_id = ${reader} and mine.post_id = ${posts.id} and mine.is_held and mine.is_counted)`,
    isLiked: judged(sql`exists (
      select from ${postLikes} own where own.post_id = ${posts.id} and own.user_id = ${reader})`),
    isSaved: judged(sql`exists (
      select from ${savedPosts} own where own.user_id = ${reader} and own.post_id = ${posts.id})`),
    isOwn: sql`${posts.userId} = ${reader}`,
    canComment: sql`(${profiles.allowComments} or ${posts.userId} = ${reader})`,
  };
}
