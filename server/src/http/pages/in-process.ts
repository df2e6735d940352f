import { randomUUID } from 'node:crypto';
import { createRouterClient, onError, type RouterClient } from '@orpc/server';
import { reportUnexpected } from '../report-unexpected.ts';
import { createApiContext } from '../request-context.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import { finishPage } from './finish-page.ts';
import { createNotes, noteCall } from './render-notes.ts';
import type { Render } from './types.ts';

interface PageContext {
  api: RouterClient<typeof router>;
  origin: string;
  nonce: string;
  takeHtml(html: string): void;
}

export interface BuiltRenderer {
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

/** Renders in this process, because Vite's modules live here during development. */
export function renderInProcess(services: Services, fetch: BuiltRenderer['fetch']): Render {
  return async ({ url, headers }) => {
    const notes = createNotes();
    const nonce = randomUUID();
    const api = createRouterClient(router, {
      context: createApiContext(services, { headers: new Headers(), address: 'this node' }),
      interceptors: [
        (call) => noteCall(notes, call),
        onError((error) => reportUnexpected(services.log, error)),
        services.keepAnswer,
      ],
    });
    let html: string | undefined;
    const takeHtml = (page: string) => {
      html = page;
    };
    const context = { api, origin: services.origin, nonce, takeHtml };
    const page = await fetch(new Request(url, { headers }), { context });
    return await finishPage(page, { notes, nonce, html });
  };
}
