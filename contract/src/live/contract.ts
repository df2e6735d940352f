import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { signedIn } from '../shared/base.ts';
import { liveMessage, liveTopic } from './schemas.ts';

const topics = z
  .string()
  .max(1000)
  .transform((text) => text.split(','))
  .pipe(z.array(liveTopic).min(1).max(20));

export const liveContract = {
  subscribe: signedIn
    .route({
      method: 'GET',
      path: '/live',
      tags: ['live'],
      summary: 'Live events of what the caller may see, as server-sent events',
      description:
        "Ends with the session. Send the last event's id as `Last-Event-ID` to resume without loss. After more than an hour an event with a null `id` means: refetch the whole topic.",
    })
    .input(z.strictObject({ topics }))
    .output(eventIterator(liveMessage)),
};
