import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { Logger } from '../platform/logger.ts';
import { overloaded } from '../platform/overloaded.ts';
import type { RequestNotes } from '../platform/request-notes.ts';
import { isUnavailable } from '../platform/unavailable.ts';

/** A call of a rendered page has no request of its own, so its error gets an id here. */
export function reportUnexpected(log: Logger, error: unknown, notes: RequestNotes = { requestId: randomUUID() }): void {
  const isDeclared = error instanceof ORPCError && (error.status < 500 || error.defined);
  if (isDeclared) return;
  log.error({ ...notes, err: error }, 'request failed');
  if (isUnavailable(error)) throw overloaded('unavailable');
  throw new ORPCError('INTERNAL_SERVER_ERROR', { message: wentWrong(notes) });
}

/** The browser's error screen shows what follows `Request:`. Only the message of an error reaches a rendered page. */
export function wentWrong({ requestId }: RequestNotes): string {
  return `Something went wrong on our side. Request: ${requestId}`;
}
