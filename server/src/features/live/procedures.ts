import { AsyncIteratorClass, implement, withEventMeta } from '@orpc/server';
import { liveContract } from '@pahiya/contract/live/contract';
import type { LiveMessage } from '@pahiya/contract/live/schemas';
import { type BaseContext, requireViewer } from '../../platform/procedure.ts';
import type { Live, LiveStream } from './types.ts';

const api = implement(liveContract).$context<BaseContext & { live: Live; isSignedIn: () => Promise<boolean> }>();

/** A session that has ended must stop on every node within ten seconds (design, section 6). */
const watchMs = 5_000;

export const liveProcedures = api.router({
  subscribe: api.subscribe.use(requireViewer).handler(async ({ input, context, lastEventId }) => {
    const ending = new AbortController();
    const watch = setInterval(async () => {
      const isSignedIn = await context.isSignedIn().catch(() => false);
      if (!isSignedIn) ending.abort();
    }, watchMs);
    ending.signal.addEventListener('abort', () => clearInterval(watch));
    const { userId } = context.viewer;
    try {
      const stream = await context.live.listen({
        userId,
        topics: input.topics,
        after: lastEventId,
        signal: ending.signal,
      });
      return new AsyncIteratorClass<LiveMessage, void, void>(
        () => nextOf(stream),
        async () => ending.abort(),
      );
    } catch (error) {
      ending.abort();
      throw error;
    }
  }),
});

async function nextOf(stream: LiveStream): Promise<IteratorResult<LiveMessage, void>> {
  const { value, done } = await stream.next();
  if (done) return { value: undefined, done: true };
  return { value: withEventMeta({ ...value.message }, { id: value.place }), done: false };
}
