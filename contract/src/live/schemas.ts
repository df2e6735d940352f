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

/** A topic that the reader may not see sends nothing. `desk:{garageId}` is for staff, `desk:support` for agents. */
export const liveTopic = z.union([
  z.enum(liveTopics),
  z.templateLiteral([commentsTopicPrefix, z.uuid()]),
  z.templateLiteral([ticketTopicPrefix, z.uuid()]),
  z.templateLiteral([typingTopicPrefix, z.uuid()]),
  z.templateLiteral([garageTopicPrefix, z.uuid()]),
]);
export type LiveTopic = z.infer<typeof liveTopic>;

/**
 * The reader fetches the object `id` again, or the whole topic if it is null: a post for `likes`, a comment for
 * `comments:`, a person for `followers`. In `typing:` the ticket's id means its owner, any other id an agent.
 */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable(), change: z.enum(['made', 'changed', 'gone']) });
export type LiveEvent = z.infer<typeof liveEvent>;

/** Everything up to this point was sent. Comes first, and again while there are no events. */
export const livePlace = z.object({ topic: z.literal('stream'), id: z.null(), change: z.literal('made') });

export const liveMessage = z.union([liveEvent, livePlace]);
export type LiveMessage = z.infer<typeof liveMessage>;
