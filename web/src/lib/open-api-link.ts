import type { ClientContext } from '@orpc/client';
import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPILink, type OpenAPILinkOptions } from '@orpc/openapi-client/fetch';
import { isApp, native } from './app.ts';
import { prefix, procedures } from './contract.gen.json';
import { serverClock } from './server-clock.ts';
import { serverOrigin } from './server-origin.ts';
import { watchStream } from './watch-stream.ts';

export type LinkOptions = Pick<OpenAPILinkOptions<ClientContext>, 'headers' | 'interceptors'>;

// The generated file has the contract's routes without its zod schemas, which are most of its size.
const routes = procedures as unknown as AnyContractRouter;

/** Link to this site's API. Sends cookies, and further headers only if `options` says so. */
export function createOpenApiLink(options: LinkOptions): OpenAPILink<ClientContext> {
  return new OpenAPILink(routes, {
    url: () => new URL(prefix, serverOrigin()),
    fetch: async (request, init) => {
      const answer = await send(request, { ...init, credentials: 'same-origin' });
      serverClock.hear(answer.headers.get('date'), Date.now());
      return watchStream(answer);
    },
    ...options,
  });
}

async function send(request: Request, init: RequestInit): Promise<Response> {
  if (!isApp) return await fetch(request, init);
  return await (await native()).fetch(request, init);
}
