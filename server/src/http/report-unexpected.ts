import { ORPCError } from '@orpc/server';
import type { Logger } from '../platform/logger.ts';
import { overloaded } from '../platform/overloaded.ts';
import type { RequestNotes } from '../platform/request-notes.ts';
import { isUnavailable } from '../platform/unavailable.ts';

export function reportUnexpected(log: Logger, error: unknown, notes?: RequestNotes): void {
  const isDeclared = error instanceof ORPCError && (error.status < 500 || error.defined);
  if (isDeclared) return;
  log.error({ ...notes, err: error }, 'request failed');
  if (isUnavailable(error)) throw overloaded();
  throw new ORPCError('INTERNAL_SERVER_ERROR', { message: 'Something went wrong on our side.' });
}
