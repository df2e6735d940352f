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
  'revvy',
] as const;
export const commentsTopicPrefix = 'comments:';

/** `posts`: one came, changed or went; `likes` and `comments:{postId}`: of posts; the others tell only of what is one's own. */
export const liveTopic = z.union([z.enum(liveTopics), z.templateLiteral([commentsTopicPrefix, z.uuid()])]);
export type LiveTopic = z.infer<typeof liveTopic>;

/**
 * Something of the topic changed and should be read again; which thing is null when that is not known, and then all of it.
 * `posts` and `likes` name the post, `comments:` the comment, `followers` the person, `revvy` the conversation, the others their row.
 */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable(), change: z.enum(['made', 'changed', 'gone']) });
export type LiveEvent = z.infer<typeof liveEvent>;

/** The stream stands at this place: nothing before it is missing. The first thing told, and told again while all is quiet. */
export const livePlace = z.object({ topic: z.literal('stream'), id: z.null(), change: z.literal('made') });

export const liveMessage = z.union([liveEvent, livePlace]);
export type LiveMessage = z.infer<typeof liveMessage>;
