import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { ORPCError } from '@orpc/server';
import { commonErrors } from '@pahiya/contract/shared/errors';
import type { Context } from 'hono';
import { shedReasonOf } from '../../platform/overloaded.ts';
import { pauseRefusal } from '../../platform/rate-limits.ts';
import type { RequestNotes } from '../../platform/request-notes.ts';
import type { Env } from '../env.ts';
import { clientAddress } from '../request-context.ts';
import { createAnswers } from './answer-with.ts';
import type { FindPage } from './kept-pages.ts';
import { createAddressReader, shellAddress } from './page-address.ts';
import type { RenderedPage, Web } from './types.ts';
import { readView, type View } from './view.ts';

interface Parts {
  find: FindPage;
  web: Web;
  trustedProxies: number;
}

/** A shared cache may send a page for ten seconds, and for thirty more while it fetches a new one. */
const forAll = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30';
const forOne = 'private, no-cache';

const unavailable = { 'retry-after': '5', 'cache-control': 'no-store' };

export function createPageSender({ find, web, trustedProxies }: Parts) {
  const readAddress = createAddressReader(web.pages);
  const answerWith = createAnswers();

  return async (c: Context<Env>): Promise<Response> => {
    const { incoming, outgoing } = c.env;
    const { movedTo, pattern, ...asked } = readAddress(() => new URL(c.req.url), incoming.url ?? c.req.url);
    c.get('notes').route = pattern ?? 'unknown page';
    if (movedTo !== undefined) return c.body(null, 308, { location: movedTo, 'cache-control': forOne });
    const view = readView(incoming.headers, asked);
    const reader = { address: clientAddress(incoming, trustedProxies), signal: () => c.req.raw.signal };
    const page = await find(view, reader).catch((error: unknown) => refuseOverload(error, c.get('notes')));
    if (!page) return c.text(commonErrors.OVERLOADED.message, 503, unavailable);
    const { cookie, 'accept-encoding': accepted, 'if-none-match': ifNoneMatch } = incoming.headers;
    const { status, headers, bytes } = await answerWith(page, { acceptEncoding: accepted?.toString(), ifNoneMatch });
    const isForAll = web.keepsPages && !cookie && mayBeShared(view, page);
    const lifetime = page.status === 503 ? unavailable : { 'cache-control': isForAll ? forAll : forOne };
    const sent = { ...headers, ...lifetime };
    // Hono answers HEAD with the headers of this response.
    if (incoming.method === 'HEAD') return new Response(null, { status, headers: listHeaders(sent) });
    outgoing.writeHead(status, sent).end(bytes);
    return RESPONSE_ALREADY_SENT;
  };
}

function listHeaders(headers: RenderedPage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
}

/** Shared caches show a page for up to 40 seconds after a change. A post that became private must be gone sooner. */
function mayBeShared({ address, isCanonical }: View, { isWhole, shows }: RenderedPage): boolean {
  return isCanonical && isWhole && address !== shellAddress && shows.every((subject) => subject === 'garages');
}

async function refuseOverload(error: unknown, notes: RequestNotes): Promise<null> {
  const reason = error instanceof ORPCError && shedReasonOf(error);
  if (!reason) throw error;
  notes.shed = reason;
  await pauseRefusal();
  return null;
}
