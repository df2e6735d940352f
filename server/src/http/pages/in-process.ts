import { createRouterClient, ORPCError, onError, type RouterClient } from '@orpc/server';
import { reportUnexpected } from '../report-unexpected.ts';
import { createApiContext } from '../request-context.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import { finishPage } from './finish-page.ts';
import type { Render } from './types.ts';

interface PageContext {
  api: RouterClient<typeof router>;
  origin: string;
}

export interface BuiltRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

/** For development, where Vite's modules live in this process. */
export function renderInProcess(services: Services, fetch: BuiltRenderer['fetch']): Render {
  return async ({ url, headers }) => {
    const state = { isOverloaded: false };
    const api = createRouterClient(router, {
      context: createApiContext(services, { headers: new Headers(), address: 'this node' }),
      interceptors: [
        onError((error) => {
          state.isOverloaded ||= error instanceof ORPCError && error.code === 'OVERLOADED';
        }),
        onError((error) => reportUnexpected(services.log, error)),
      ],
    });
    const page = await fetch(new Request(url, { headers }), { context: { api, origin: services.origin } });
    return await finishPage(page, state);
  };
}
