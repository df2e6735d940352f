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
  'support',
  'desk:support',
  'revvy',
] as const;
export const commentsTopicPrefix = 'comments:';
export const ticketTopicPrefix = 'support:';
export const typingTopicPrefix = 'typing:';
export const garageTopicPrefix = 'desk:';

/**
 * `posts`: one came, changed or went; `likes` and `comments:{postId}`: of posts; `support:{ticketId}` and
 * `typing:{ticketId}`: of a ticket, for its owner and for agents; `desk:support` for agents, `desk:{garageId}` for the
 * staff of a garage; the others tell only of what is one's own. A topic that is not for the reader stays silent.
 */
export const liveTopic = z.union([
  z.enum(liveTopics),
  z.templateLiteral([commentsTopicPrefix, z.uuid()]),
  z.templateLiteral([ticketTopicPrefix, z.uuid()]),
  z.templateLiteral([typingTopicPrefix, z.uuid()]),
  z.templateLiteral([garageTopicPrefix, z.uuid()]),
]);
export type LiveTopic = z.infer<typeof liveTopic>;

/**
 * Something of the topic changed and should be read again; which thing is null when that is not known, and then all of it.
 * `posts` and `likes` name the post, `comments:` the comment, `followers` the person, `revvy` the
 * conversation, the others their row. `typing:` names who is writing at this moment: the ticket itself stands for its
 * owner, any other id is that of an agent.
 */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable(), change: z.enum(['made', 'changed', 'gone']) });
export type LiveEvent = z.infer<typeof liveEvent>;

/** The stream stands at this place: nothing before it is missing. The first thing told, and told again while all is quiet. */
export const livePlace = z.object({ topic: z.literal('stream'), id: z.null(), change: z.literal('made') });

export const liveMessage = z.union([liveEvent, livePlace]);
export type LiveMessage = z.infer<typeof liveMessage>;
