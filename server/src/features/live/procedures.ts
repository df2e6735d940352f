import { implement, withEventMeta } from '@orpc/server';
import { liveContract } from '@pahiya/contract/live/contract';
import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { type BaseContext, requireViewer } from '../../platform/procedure.ts';
import type { SignedInStreams } from '../../platform/streams/signed-in-streams.ts';
import type { Live, LiveStream } from './types.ts';

const api = implement(liveContract).$context<
  BaseContext & { live: Live; streams: SignedInStreams; isSignedIn: () => Promise<boolean> }
>();

export const liveProcedures = api.router({
  subscribe: api.subscribe.use(requireViewer).handler(async ({ input, context, lastEventId }) => {
    const { userId } = context.viewer;
    const { topics } = input;
    return await context.streams.open<LiveMessage>(context.isSignedIn, async ({ signal }) => {
      const stream = await context.live.listen({ userId, topics, after: lastEventId, signal });
      context.request.events = stream.source;
      return () => nextOf(stream);
    });
  }),
});

async function nextOf(stream: LiveStream): Promise<IteratorResult<LiveMessage, void>> {
  const { value, done } = await stream.next();
  if (done) return { value: undefined, done: true };
  return { value: withEventMeta({ ...value.message }, { id: value.place }), done: false };
}
