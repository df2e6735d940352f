import { commentsTopicPrefix } from '@pahiya/contract/live/schemas';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../database/pool.ts';
import { isVisiblePost } from '../../community/queries/visible-posts.ts';
import { posts } from '../../community/tables.ts';
import { hasMuted, maySeePerson, maySeePostsOf } from '../../profiles/queries/visibility.ts';
import { profiles } from '../../profiles/tables.ts';
import type { ReadEvent } from './read-events.ts';

const reader = sql`reader.id`;
const author = sql`told.author`;
const seenPost = { userId: sql`seen_post.user_id`, hiddenAt: sql`seen_post.hidden_at` };

/** What decides who may hear of it: events of which this is equal are asked about once. */
function questionOf({ authorId, event }: ReadEvent) {
  return { author: authorId, post: postOf(event.topic), isNew: event.topic === 'posts' && event.change === 'made' };
}

/**
 * Who of the readers may hear which of the events that are about somebody's doing, as `hearing` writes it. One question for
 * all of a round, however many readers there are. That something is gone is for those who could see it; all hear it when
 * its author is gone as well.
 */
export async function listHearers(db: Database, events: ReadEvent[], readers: string[]): Promise<Set<string>> {
  const doings = events.filter(({ authorId }) => authorId !== null);
  const asked = new Map(doings.map((event) => [keyOf(event), questionOf(event)]));
  if (asked.size === 0 || readers.length === 0) return new Set();
  const questions = [...asked.values()];
  // Of an array the planner knows the length; of JSON it believes that there are a hundred rows, and prepares for thousands.
  const { rows } = await db.execute<{ key: string; reader: string }>(sql`
    select told.key, reader.id as reader
    from unnest(
        ${sql.param([...asked.keys()])}::text[], ${sql.param(questions.map(({ author }) => author))}::uuid[],
        ${sql.param(questions.map(({ post }) => post))}::uuid[], ${sql.param(questions.map(({ isNew }) => isNew))}::boolean[]
      ) as told (key, author, post, "isNew"),
      unnest(${sql.param(readers)}::uuid[]) as reader (id)
    where not exists (select from ${profiles} p where p.id = ${author}) or case
      when told.post is not null then ${mayHearComment()}
      else ${maySeePostsOf(reader, author)} and not (told."isNew" and ${hasMuted(reader, author)}) end`);
  return new Set(rows.map((row) => `${row.key} ${row.reader}`));
}

function keyOf(event: ReadEvent): string {
  return Object.values(questionOf(event)).join();
}

export function hearing(event: ReadEvent, userId: string): string {
  return `${keyOf(event)} ${userId}`;
}

/** Which of these posts the reader may see: whose comments may be followed. */
export async function listVisiblePosts(db: Database, userId: string, postIds: string[]): Promise<string[]> {
  if (postIds.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    select seen_post.id from ${posts} seen_post
    where seen_post.id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(postIds)}::jsonb))
      and ${isVisiblePost(sql`${userId}::uuid`, seenPost)}`);
  return rows.map(({ id }) => id);
}

function mayHearComment(): SQL {
  return sql`(${maySeePerson(reader, author)} and exists (
    select from ${posts} seen_post
    where seen_post.id = told.post and ${isVisiblePost(reader, seenPost)}))`;
}

/** The post of a topic `comments:{postId}`. */
export function postOf(topic: string): string | null {
  return topic.startsWith(commentsTopicPrefix) ? topic.slice(commentsTopicPrefix.length) : null;
}
