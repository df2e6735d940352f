import { z } from 'zod';
import { id } from '../shared/ids.ts';

export const liveTopics = ['bookings'] as const;
export const liveTopic = z.enum(liveTopics);
export type LiveTopic = z.infer<typeof liveTopic>;

/** Something of the topic changed and should be read again; which thing is null when that is not known. */
export const liveEvent = z.object({ topic: liveTopic, id: id.nullable() });
export type LiveEvent = z.infer<typeof liveEvent>;
