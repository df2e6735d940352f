import type { ClientContext } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink, type OpenAPILinkOptions } from '@orpc/openapi-client/fetch';
import { serverOrigin } from '../connection/server-origin.ts';
import { watchStream } from '../streams/watch-stream.ts';
import { serverClock } from '../time/server-clock.ts';
import { prefix, procedures } from './contract.gen.json';
import { send } from './send.ts';

export interface LinkOptions extends Pick<OpenAPILinkOptions<ClientContext>, 'interceptors'> {
  /** Headers of a call. Rejects if it must not be sent. */
  authorize?: (needsSession: boolean) => Promise<Record<string, string>>;
}

// The generated file has the contract's routes without its zod schemas, which are most of its size.
const routes = procedures as unknown as AnyContractRouter;

function needsSession(path: readonly string[]): boolean {
  let entry: unknown = procedures;
  for (const key of path) entry = (entry as Record<string, unknown>)[key];
  return (entry as GeneratedProcedure)['~orpc'].meta.needsSession === true;
}

interface GeneratedProcedure {
  '~orpc': { meta: { needsSession?: boolean } };
}

/** Link to this site's API. Sends cookies, and further headers only if `authorize` gives them. */
export function createOpenApiLink({ authorize, interceptors }: LinkOptions): OpenAPILink<ClientContext> {
  return new OpenAPILink(routes, {
    url: () => new URL(prefix, serverOrigin()),
    fetch: async (request, init) => {
      const answer = await send(request, { ...init, credentials: 'same-origin' });
      serverClock.observe(answer.headers.get('date'), Date.now());
      return watchStream(answer);
    },
    headers: (_options, path) => authorize?.(needsSession(path)) ?? {},
    interceptors,
  });
}
