import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isVisiblePost } from '../../community/queries/visible-posts.ts';
import { posts } from '../../community/tables.ts';
import { hasMuted, maySeePerson, maySeePostsOf } from '../../people/queries/visibility.ts';
import { profiles } from '../../people/tables.ts';
import type { ReadEvent } from './read-events.ts';

const reader = sql`reader.id`;
const author = sql`event.author`;
const seenPost = { userId: sql`seen_post.user_id`, hiddenAt: sql`seen_post.hidden_at` };

/** Events with equal facts share one query row. */
function questionOf({ authorId, event }: ReadEvent) {
  return { author: authorId, post: postOf(event.topic), isNew: event.topic === 'posts' && event.change === 'made' };
}

/** Keys of `recipientKey`. A deletion reaches everyone who could see the object, and all if its author is gone, too. */
export async function listRecipients(db: Database, events: ReadEvent[], readers: string[]): Promise<Set<string>> {
  const doings = events.filter(({ authorId }) => authorId !== null);
  const asked = new Map(doings.map((event) => [keyOf(event), questionOf(event)]));
  if (asked.size === 0 || readers.length === 0) return new Set();
  const questions = [...asked.values()];
  // The planner knows the length of an array. For JSON it assumes a hundred rows and overestimates the result.
  const { rows } = await db.execute<{ key: string; reader: string }>(sql`
    select event.key, reader.id as reader
    from unnest(
        ${sql.param([...asked.keys()])}::text[], ${sql.param(questions.map(({ author }) => author))}::uuid[],
        ${sql.param(questions.map(({ post }) => post))}::uuid[], ${sql.param(questions.map(({ isNew }) => isNew))}::boolean[]
      ) as event (key, author, post, "isNew"),
      unnest(${sql.param(readers)}::uuid[]) as reader (id)
    where not exists (select from ${profiles} p where p.id = ${author}) or case
      when event.post is not null then ${mayReceiveComment()}
      else ${maySeePostsOf(reader, author)} and not (event."isNew" and ${hasMuted(reader, author)}) end`);
  return new Set(rows.map((row) => `${row.key} ${row.reader}`));
}

function keyOf(event: ReadEvent): string {
  return Object.values(questionOf(event)).join();
}

export function recipientKey(event: ReadEvent, userId: string): string {
  return `${keyOf(event)} ${userId}`;
}

export async function listVisiblePosts(db: Database, userId: string, postIds: string[]): Promise<string[]> {
  if (postIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select seen_post.id from ${posts} seen_post
    where seen_post.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(postIds)}::jsonb))
      and ${isVisiblePost(sql`${userId}::uuid`, seenPost)}`);
  return rows.map(({ id }) => id);
}

function mayReceiveComment(): SQL {
  return sql`(${maySeePerson(reader, author)} and exists (
    select from ${posts} seen_post
    where seen_post.id = event.post and ${isVisiblePost(reader, seenPost)}))`;
}

export function postOf(topic: string): string | null {
  return topic.startsWith(commentsTopicPrefix) ? topic.slice(commentsTopicPrefix.length) : null;
}
