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
      summary: 'What changes of what one may see, as server-sent events',
      description:
        'Ends when the session ends. Each event has an id: whoever is cut off sends the last one as Last-Event-ID and gets what was missed, once; after more than an hour, an event without an id of a thing tells to read all of its topic again.',
    })
    .input(z.strictObject({ topics }))
    .output(eventIterator(liveMessage)),
};
