import { ORPCError, ValidationError } from '@orpc/server';
import { notFound } from '@pahiya/contract/shared/errors';
import { canBeOfGonePerson, isOfGonePerson } from '../../database/errors.ts';
import { hasAccount } from '../../features/auth/queries.ts';
import { type InputIssue, invalidInput } from '../../platform/invalid-input.ts';
import { isUnavailable } from '../../platform/unavailable.ts';
import type { ApiContext } from '../request-context.ts';

export function declareInputErrors(error: unknown): void {
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
export async function declareGone(error: unknown, { db, authenticate }: ApiContext): Promise<void> {
  if (error instanceof ORPCError || isUnavailable(error) || !canBeOfGonePerson(error)) return;
  const viewer = await authenticate();
  if (viewer && !(await hasAccount(db, viewer.userId)))
    throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Please sign in.' });
  if (isOfGonePerson(error))
    throw new ORPCError('NOT_FOUND', { status: 404, message: notFound.NOT_FOUND.message, data: { field: '' } });
}

/** Errors of procedures are already `ORPCError`s here; any other comes from reading the request. */
export function declareUnreadable(error: unknown): void {
  if (!(error instanceof ORPCError)) throw invalidInput([{ field: '', message: 'The request cannot be read' }]);
}
