import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';
import { type Context, Hono } from 'hono';
import { listPictureOrigins } from '../../features/garages/queries/list-picture-origins.ts';
import { createFairShares } from '../../platform/fair-shares.ts';
import type { Logger } from '../../platform/logger.ts';
import { overloaded } from '../../platform/overloaded.ts';
import type { Env } from '../env.ts';
import { clientAddress } from '../request-context.ts';
import { pageHeaders } from '../security-headers.ts';
import type { Services } from '../services.ts';
import { answerWith } from './answer-with.ts';
import { createKeptPages, type FindPage, subjectsOf } from './kept-pages.ts';
import { createPageChanges } from './page-changes.ts';
import { serveFiles } from './serve-files.ts';
import type { RenderedPage, Web } from './types.ts';
import { readView, requestOf, shellAddress, type View } from './view.ts';

/** A rendering mostly waits for the API, so several run at once. One address cannot occupy all of them. */
const shares = { atOnce: 4, atOnceOfAccount: 3, waiting: 64, waitingOfAccount: 16 };

/** How long a shared cache may serve a page, and how much longer while it fetches a new one. */
const forAll = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';
const forOne = 'private, no-cache';

export function createPages(services: Services, web: Web): Hono<Env> {
  const app = new Hono<Env>();
  const pictureOrigins = keepForAMinute(() => listPictureOrigins(services.db), services.log);
  const send = createSender(services, web, pictureOrigins);
  app.get('*', (c, next) => (mayBeFile(c.req.path) ? next() : send(c)));
  app.use(serveFiles(web.clientFolder, pictureOrigins));
  // Content shared from another app arrives here only without the service worker, and then cannot be received.
  app.post('/share', (c) => c.redirect('/community?shared=failed', 303));
  app.get('*', send);
  app.all('*', (c) => c.text('Method not allowed', 405, { allow: 'GET, HEAD' }));
  return app;
}

function mayBeFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.');
}

function createSender(services: Services, web: Web, pictureOrigins: () => Promise<string[]>) {
  const find = createFinder(services, web);
  return async (c: Context<Env>): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const view = readView(c.req.raw);
    const origins = await pictureOrigins();
    const page = await find(view, clientAddress(incoming, services.trustedProxies)).catch(refuseOverload);
    if (!page) return c.text(commonErrors.OVERLOADED.message, 503, unavailable);
    const { cookie, 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = incoming.headers;
    const isForAll = web.keepsPages && page.isWhole && !cookie && mayBeShared(view);
    const answer = await answerWith(page, { acceptEncoding: accepted?.toString(), ifNoneMatch });
    const headers = {
      ...answer.headers,
      ...pageHeaders(page.scripts, origins, web.morePolicy),
      ...(page.status === 503 ? unavailable : { 'cache-control': isForAll ? forAll : forOne }),
    };
    // Hono answers HEAD with the headers of this response.
    if (incoming.method === 'HEAD') return new Response(null, { status: answer.status, headers });
    outgoing.writeHead(answer.status, headers).end(answer.bytes);
    return RESPONSE_ALREADY_SENT;
  };
}

/** Shared caches show a page for up to 40 seconds after a change. A post that became private must be gone sooner. */
function mayBeShared({ address }: View): boolean {
  return address !== shellAddress && subjectsOf({ address }).every((subject) => subject === 'garages');
}

const unavailable = { 'retry-after': '5', 'cache-control': 'no-store' };

function refuseOverload(error: unknown): null {
  if (error instanceof ORPCError && error.code === 'OVERLOADED') return null;
  throw error;
}

function createFinder(services: Services, web: Web): FindPage {
  const render = web.connect(services);
  const runFairly = createFairShares(shares);
  async function renderFairly(view: View, address: string): Promise<RenderedPage> {
    if (services.isLate()) throw overloaded();
    return await runFairly(address, () => render(requestOf(view, services.origin)));
  }
  if (!web.keepsPages) return renderFairly;
  return createKeptPages({ render: renderFairly, changes: createPageChanges(services.db, services.log) });
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
