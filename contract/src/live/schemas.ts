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
 * `posts`: a post was made, changed or removed. `likes` and `comments:{postId}`: likes and comments of posts.
 * `support:{ticketId}` and `typing:{ticketId}`: a ticket, for its owner and for agents. `desk:support`: for agents.
 * `desk:{garageId}`: for the staff of a garage. All other topics concern only the reader's own data. A topic that the
 * reader may not see sends nothing.
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
 * Something in the topic changed and should be read again. A null `id` means that the change is unknown and everything
 * should be read again. `id` is that of the post for `posts` and `likes`, of the comment for `comments:`, of the person
 * for `followers`, of the conversation for `revvy`, and of the row for the other topics. For `typing:` it is the person
 * who is writing: the ticket's id stands for its owner, any other id is an agent's.
 */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable(), change: z.enum(['made', 'changed', 'gone']) });
export type LiveEvent = z.infer<typeof liveEvent>;

/** The subscriber has received everything up to this point. Sent first, and repeated while there are no events. */
export const livePlace = z.object({ topic: z.literal('stream'), id: z.null(), change: z.literal('made') });

export const liveMessage = z.union([liveEvent, livePlace]);
export type LiveMessage = z.infer<typeof liveMessage>;
