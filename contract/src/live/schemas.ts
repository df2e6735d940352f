import { z } from 'zod';
import { id } from '../shared/ids.ts';

export const liveTopics = [
  'posts',
  'likes',
  'followers',
  'bookings',
  'reviews',
  'saved_posts',
  'notifications',
] as const;
const commentsPrefix = 'comments:';

/** `posts`: one came, changed or went; `likes` and `comments:{postId}`: of posts; the others tell only of what is one's own. */
export const liveTopic = z.union([z.enum(liveTopics), z.templateLiteral([commentsPrefix, z.uuid()])]);
export type LiveTopic = z.infer<typeof liveTopic>;

/**
 * Something of the topic changed and should be read again; which thing is null when that is not known, and then all of it.
 * `posts` and `likes` name the post, `comments:` the comment, `followers` the person, the others their row.
 */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable(), change: z.enum(['made', 'changed', 'gone']) });
export type LiveEvent = z.infer<typeof liveEvent>;
