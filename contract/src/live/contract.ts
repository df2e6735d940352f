import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { signedIn } from '../shared/base.ts';
import { liveEvent, liveTopic } from './schemas.ts';

/** In an address, as `topics=bookings,notifications`. */
const topics = z
  .string()
  .max(500)
  .transform((text) => text.split(','))
  .pipe(z.array(liveTopic).min(1).max(20));

export const liveContract = {
  subscribe: signedIn
    .route({
      method: 'GET',
      path: '/live',
      tags: ['live'],
      summary: 'What changes of the own things, as server-sent events',
      description: 'Ends when the session ends; whoever is cut off reads everything again and comes back.',
    })
    .input(z.strictObject({ topics }))
    .output(eventIterator(liveEvent)),
};
