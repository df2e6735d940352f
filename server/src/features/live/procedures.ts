import { AsyncIteratorClass, implement } from '@orpc/server';
import { liveContract } from '@pahiya/contract/live/contract';
import type { LiveEvent, LiveTopic } from '@pahiya/contract/live/schemas';
import { type BaseContext, requireViewer } from '../../platform/procedure.ts';
import type { Live } from './types.ts';

const api = implement(liveContract).$context<BaseContext & { live: Live; isSignedIn: () => Promise<boolean> }>();

/** A session that has ended must stop on every node within ten seconds (design, section 6). */
const watchMs = 5_000;

export const liveProcedures = api.router({
  subscribe: api.subscribe.use(requireViewer).handler(async ({ input, context }) => {
    const ending = new AbortController();
    const watch = setInterval(async () => {
      const isSignedIn = await context.isSignedIn().catch(() => false);
      if (!isSignedIn) ending.abort();
    }, watchMs);
    ending.signal.addEventListener('abort', () => clearInterval(watch));
    const events = only(input.topics, context.live.listen(context.viewer.userId, ending.signal));
    // @NOTE Not the generator itself: that would hear of its reader's leaving only at its next event, which may never come.
    return new AsyncIteratorClass(
      () => events.next(),
      async () => ending.abort(),
    );
  }),
});

async function* only(topics: LiveTopic[], events: AsyncIterable<LiveEvent>): AsyncGenerator<LiveEvent, void, void> {
  for await (const event of events) if (topics.includes(event.topic)) yield event;
}
