import type { HttpBindings } from '@hono/node-server';
import { ORPCError, onError, onStart } from '@orpc/server';
import { apiPrefix } from '@pahiya/contract/router';
import { invalidInput } from '../../platform/invalid-input.ts';
import { shedReasonOf } from '../../platform/overloaded.ts';
import { reportUnexpected } from '../report-unexpected.ts';
import type { ApiContext } from '../request-context.ts';
import { router } from '../router.ts';
import type { Services } from '../services.ts';
import { declareGone, declareInputErrors, declareUnreadable } from './declare-errors.ts';
import { limitReads, shareReads } from './fair-reads.ts';
import { readBody } from './read-body.ts';
import { type Answer, sendAnswer } from './send-answer.ts';
import { slowRefusals } from './slow-refusals.ts';
import { createStandardHandler } from './standard-handler.ts';
import { createUploads, isForm } from './uploads.ts';

/** Returns false, without a response, for a path outside the contract. */
export type ApiHandler = (http: HttpBindings, url: string, context: ApiContext) => Promise<boolean>;

const jsonType = 'application/json';

type Parts = Pick<Services, 'log' | 'checkAnswer' | 'isLate' | 'keepAnswer' | 'chooseDatabase'>;

export function createApiHandler({ log, checkAnswer, isLate, keepAnswer, chooseDatabase }: Parts): ApiHandler {
  const handler = createStandardHandler<ApiContext>(router, {
    clientInterceptors: [
      onError((error, { context }) => noteCode(error, context)),
      onError((error, { context }) => reportUnexpected(log, error, context.notes)),
      onError((error, { context }) => declareGone(error, context)),
      onError(declareInputErrors),
      async ({ next, procedure, path, context }) => {
        if (context.notes) context.notes.route = path.join('.');
        const answer = await next();
        await checkAnswer?.(procedure, answer);
        return answer;
      },
      slowRefusals,
      limitReads(isLate),
      keepAnswer,
      shareReads(),
      ({ next, ...call }) => chooseDatabase(call, (db) => next({ ...call, context: { ...call.context, db } })),
    ],
    interceptors: [onError(declareUnreadable), onStart(refuseForms)],
  });
  const readUpload = createUploads((error, notes) => reportUnexpected(log, error, notes));
  return async (http, url, context) => {
    const { incoming } = http;
    const { method = 'GET', headers } = incoming;
    const request = { method, url: new URL(url), headers, body: () => readBody(incoming), signal: undefined };
    const upload = isForm(headers) && { readForm: readUpload(http, context) };
    const { matched, response } = await handler.handle({ ...request, ...upload }, { prefix: apiPrefix, context });
    if (matched) await sendAnswer(http, withHeadersOf(context, response), context.request.events);
    return matched;
  };
}

function withHeadersOf({ request: { responseHeaders } }: ApiContext, answer: Answer): Answer {
  const cookies = responseHeaders.getSetCookie();
  const headers = {
    ...answer.headers,
    ...Object.fromEntries(responseHeaders),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(answer.status === 503 && { 'retry-after': '5' }),
  };
  return { ...answer, headers };
}

/** Another site can send forms without a CORS preflight, and so sign a person in to another's account; not JSON. */
function refuseForms({ context }: { context: ApiContext }): void {
  const { headers } = context.request;
  if (isForm(Object.fromEntries(headers)) && headers.has('authorization')) return;
  const type = context.request.headers.get('content-type') ?? jsonType;
  if (!type.toLowerCase().startsWith(jsonType)) throw invalidInput([{ field: '', message: `Send ${jsonType}` }]);
}

function noteCode(error: unknown, { notes }: ApiContext): void {
  if (!notes || !(error instanceof ORPCError)) return;
  notes.code = String(error.code);
  const shed = shedReasonOf(error);
  if (shed) notes.shed = shed;
}
