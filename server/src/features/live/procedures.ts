import { implement } from '@orpc/server';
import { liveContract } from '@pahiya/contract/live/contract';
import { type BaseContext, requireViewer } from '../../platform/procedure.ts';
import type { Live } from './types.ts';

const api = implement(liveContract).$context<BaseContext & { live: Live; isSignedIn: () => Promise<boolean> }>();

/** A session that has ended must stop on every node within ten seconds (design, section 6). */
const watchMs = 5_000;

export const liveProcedures = api.router({
  subscribe: api.subscribe.use(requireViewer).handler(async function* ({ input, context }) {
    const ending = new AbortController();
    const watch = setInterval(async () => {
      const isSignedIn = await context.isSignedIn().catch(() => false);
      if (!isSignedIn) ending.abort();
    }, watchMs);
    try {
      for await (const event of context.live.listen(context.viewer.userId, ending.signal)) {
        if (input.topics.includes(event.topic)) yield event;
      }
    } finally {
      clearInterval(watch);
      ending.abort();
    }
  }),
});
