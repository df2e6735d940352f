import type { HttpBindings } from '@hono/node-server';
import { StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { ORPCError, onError, onStart, ValidationError } from '@orpc/server';
import { StandardHandler } from '@orpc/server/standard';
import { apiPrefix } from '@pahiya/contract/router';
import { notFound } from '@pahiya/contract/shared/errors';
import { canBeOfGonePerson, isOfGonePerson } from '../database/errors.ts';
import { hasAccount } from '../features/auth/queries.ts';
import { type InputIssue, invalidInput } from '../platform/invalid-input.ts';
import type { Logger } from '../platform/logger.ts';
import { overloaded } from '../platform/overloaded.ts';
import type { RequestNotes } from '../platform/request-notes.ts';
import { isUnavailable } from '../platform/unavailable.ts';
import { readBody } from './read-body.ts';
import type { ApiContext } from './request-context.ts';
import { router } from './router.ts';
import { type Answer, sendAnswer } from './send-answer.ts';
import type { Services } from './services.ts';
import { createUploads, isForm, UploadCodec } from './uploads.ts';

/** Returns false, without a response, for a path outside the contract. */
export type ApiHandler = (http: HttpBindings, url: string, context: ApiContext) => Promise<boolean>;

const jsonType = 'application/json';

/** Responses are already JSON or a single file, so the library's recursive conversion is skipped. */
class AsItIs extends StandardOpenAPIJsonSerializer {
  override serialize(answer: unknown): [json: unknown, hasBlob: boolean] {
    return [answer, answer instanceof Blob];
  }
}

export function createApiHandler({ log, checkAnswer }: Pick<Services, 'log' | 'checkAnswer'>): ApiHandler {
  const serializer = new StandardOpenAPISerializer(new AsItIs(), new StandardBracketNotationSerializer());
  const codec = new UploadCodec(serializer);
  const handler = new StandardHandler<ApiContext>(router, new StandardOpenAPIMatcher(), codec, {
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
    ],
    interceptors: [onError(declareUnreadable), onStart(refuseForms)],
  });
  const readUpload = createUploads((error) => reportUnexpected(log, error));
  return async (http, url, context) => {
    const { incoming, outgoing } = http;
    const { method = 'GET', headers } = incoming;
    const request = { method, url: new URL(url), headers, body: () => readBody(incoming), signal: undefined };
    const upload = isForm(headers) && { readForm: readUpload(http, context) };
    const { matched, response } = await handler.handle({ ...request, ...upload }, { prefix: apiPrefix, context });
    if (matched) await sendAnswer(incoming, outgoing, withHeadersOf(context, response));
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

function declareInputErrors(error: unknown): void {
  if (!(error instanceof ORPCError) || !(error.cause instanceof ValidationError)) return;
  if (error.code !== 'BAD_REQUEST') return;
  const [first, ...rest] = error.cause.issues.flatMap(toInputIssues);
  throw invalidInput([first ?? { field: '', message: 'The request is not valid' }, ...rest]);
}

type Issue = ValidationError['issues'][number] & { keys?: unknown };

function toInputIssues(issue: Issue): InputIssue[] {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const unknownKeys = Array.isArray(issue.keys) ? issue.keys.map(String) : [];
  const fields = unknownKeys.length > 0 ? unknownKeys.map((key) => [...path, key]) : [path];
  return fields.map((field) => ({ field: field.join('.'), message: issue.message }));
}

/** A session may outlive its account by seconds. The response is then as if the account was already deleted. */
async function declareGone(error: unknown, { db, authenticate }: ApiContext): Promise<void> {
  if (error instanceof ORPCError || isUnavailable(error) || !canBeOfGonePerson(error)) return;
  const viewer = await authenticate();
  if (viewer && !(await hasAccount(db, viewer.userId)))
    throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Please sign in.' });
  if (isOfGonePerson(error))
    throw new ORPCError('NOT_FOUND', { status: 404, message: notFound.NOT_FOUND.message, data: { field: '' } });
}

/** Errors of procedures are already `ORPCError`s here; any other comes from reading the request. */
function declareUnreadable(error: unknown): void {
  if (!(error instanceof ORPCError)) throw invalidInput([{ field: '', message: 'The request cannot be read' }]);
}

function noteCode(error: unknown, { notes }: ApiContext): void {
  if (notes && error instanceof ORPCError) notes.code = String(error.code);
}

export function reportUnexpected(log: Logger, error: unknown, notes?: RequestNotes): void {
  const isDeclared = error instanceof ORPCError && (error.status < 500 || error.defined);
  if (isDeclared) return;
  log.error({ ...notes, err: error }, 'request failed');
  if (isUnavailable(error)) throw overloaded();
  throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on our side.' });
}
