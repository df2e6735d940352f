import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { createRouterClient, ORPCError, onError, type RouterClient } from '@orpc/server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { listPictureOrigins } from '../features/garages/queries/list-picture-origins.ts';
import type { Logger } from '../platform/logger.ts';
import type { Env } from './env.ts';
import { reportUnexpected } from './report-unexpected.ts';
import { createApiContext } from './request-context.ts';
import { router } from './router.ts';
import { pageHeaders } from './security-headers.ts';
import type { Services } from './services.ts';

interface PageContext {
  api: RouterClient<typeof router>;
  nonce: string;
  origin: string;
}

export interface Pages {
  clientFolder: string;
  fetch(request: Request, options: { context: PageContext }): Promise<Response>;
}

const distFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Null if the web has not been built. */
export async function loadPages(): Promise<Pages | null> {
  const renderer = path.join(distFolder, 'server/server.js');
  if (!existsSync(renderer)) return null;
  const { default: handler } = await import(pathToFileURL(renderer).href);
  return { clientFolder: path.join(distFolder, 'client'), fetch: handler.fetch };
}

const yearSeconds = 31_536_000;

export function createPages(services: Services, web: Pages): Hono<Env> {
  const app = new Hono<Env>();
  app.use(pageHeaders(keepForAMinute(() => listPictureOrigins(services.db), services.log)));
  // Names of built files contain a hash of their content. Other files may change with the next version.
  app.use('/assets/*', cacheFor(`public, max-age=${yearSeconds}, immutable`));
  for (const folder of ['/garages/*', '/tiles/*', '/illustrations/*', '/brand/*']) {
    app.use(folder, cacheFor('public, max-age=86400'));
  }
  app.use('/sw.js', cacheFor('no-cache'));
  app.use('/manifest*', cacheFor('no-cache'));
  app.use('/icons/*', cacheFor('public, max-age=86400'));
  app.use(serveStatic({ root: web.clientFolder, precompressed: true, index: '\0' }));
  const render = async (c: Context<Env>, request: Request) => {
    const seen = { isOverloaded: false };
    const page = await web.fetch(onOwnOrigin(request, services.origin), {
      context: { api: createVisitorClient(services, seen), nonce: c.get('nonce'), origin: services.origin },
    });
    return seen.isOverloaded ? asUnavailable(page) : page;
  };
  // The service worker caches this page for use without a connection.
  app.get('/_shell', compress(), cacheFor('private, no-cache'), (c) => render(c, withoutPage(c.req.raw)));
  // A share from another app when the service worker is gone: the picture cannot be received.
  app.post('/share', (c) => c.redirect('/community?shared=failed', 303));
  // A page contains its visitor's language, place and nonce, so shared caches must not keep it.
  app.get('*', compress(), cacheFor('private, no-cache'), (c) => render(c, c.req.raw));
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

/** A forged `Host` header or leading slashes must never appear in a redirect. */
function onOwnOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  return new Request(`${origin}/${pathname.replace(/^\/+/, '')}${search}`, request);
}

function withoutPage(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set('x-app-shell', '1');
  return new Request(new URL('/', request.url), { headers });
}

function createVisitorClient(services: Services, seen: { isOverloaded: boolean }): RouterClient<typeof router> {
  const context = createApiContext(services, { headers: new Headers(), address: 'this node' });
  return createRouterClient(router, {
    context,
    interceptors: [
      onError((error) => {
        seen.isOverloaded ||= error instanceof ORPCError && error.code === 'OVERLOADED';
      }),
      onError((error) => reportUnexpected(services.log, error)),
    ],
  });
}

/** People can read the page and retry. Search engines return later instead of indexing a page without content. */
function asUnavailable(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set('retry-after', '5');
  headers.set('cache-control', 'no-store');
  return new Response(page.body, { status: 503, headers });
}

/** Keeps the last result also while the database is unavailable. */
function keepForAMinute(find: () => Promise<string[]>, log: Logger): () => Promise<string[]> {
  let found: string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - askedAt < 60_000) return found;
    askedAt = performance.now();
    found = await find().catch((error: unknown) => {
      log.warn({ err: error }, 'the origins of pictures could not be read');
      return found;
    });
    return found;
  };
}

function cacheFor(value: string) {
  return async (c: { res: Response }, next: () => Promise<void>) => {
    await next();
    if (c.res.status === 200) c.res.headers.set('cache-control', value);
  };
}
