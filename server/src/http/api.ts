import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, onError, ValidationError } from '@orpc/server';
import { apiPrefix } from '@pahiya/contract/router';
import { type InputIssue, invalidInput } from '../platform/invalid-input.ts';
import type { Logger } from '../platform/logger.ts';
import type { ApiContext } from './request-context.ts';
import { router } from './router.ts';

export type ApiHandler = (request: Request, context: ApiContext) => Promise<Response | null>;

/** Answers the contract's routes; null for a path that is none of them. */
export function createApiHandler(log: Logger): ApiHandler {
  const handler = new OpenAPIHandler<ApiContext>(router, {
    clientInterceptors: [onError(declareInputErrors)],
    interceptors: [onError((error) => reportUnexpected(log, error))],
  });
  return async (request, context) => {
    const result = await handler.handle(request, { prefix: apiPrefix, context });
    if (!result.matched) return null;
    for (const [name, value] of context.request.responseHeaders) result.response.headers.append(name, value);
    return result.response;
  };
}

/** The library's own refusals (schema, unreadable body) become the declared `INVALID_INPUT` that names the field. */
function declareInputErrors(error: unknown): void {
  if (!(error instanceof ORPCError) || error.code !== 'BAD_REQUEST') return;
  if (!(error.cause instanceof ValidationError))
    throw invalidInput([{ field: '', message: 'The request cannot be read' }]);
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

/** Logs what no contract declares: the caller learns nothing of it. */
export function reportUnexpected(log: Logger, error: unknown): void {
  const isExpected = error instanceof ORPCError && error.status < 500;
  if (!isExpected) log.error({ err: error }, 'request failed');
}
