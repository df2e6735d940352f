import { ORPCError, os } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { signedInErrors } from '@pahiya/contract/shared/errors';
import type { Database } from '../database/pool.ts';
import type { Logger } from './logger.ts';
import type { RateLimitRule, RateLimits } from './rate-limits.ts';
import type { EventSource } from './streams/event-source.ts';
import type { UserId } from './user-id.ts';

export interface Viewer {
  userId: UserId;
  sessionId: string;
}

export interface BaseContext {
  db: Database;
  log: Logger;
  now: () => Date;
  rateLimits: RateLimits;
  request: {
    headers: Headers;
    address: string;
    responseHeaders: Headers;
    /** Its events are sent instead of those of the iterator that the procedure returns. */
    events?: EventSource;
  };
  /** Reads `Authorization: Bearer` and ignores cookies. */
  authenticate: () => Promise<Viewer | null>;
  isSuspended: (userId: string) => Promise<boolean>;
}

/** A suspended account can only read, at once on every node: writes ask the database unless `meta` says otherwise. */
export const requireViewer = os
  .$context<BaseContext>()
  .$meta<ProcedureMeta>({})
  .middleware(async ({ context, next, procedure }) => {
    const viewer = await context.authenticate();
    if (!viewer) throw new ORPCError('UNAUTHORIZED', { status: 401, message: 'Please sign in.' });
    const { meta, route } = procedure['~orpc'];
    const isClosed = route.method !== 'GET' && meta.openToSuspended === undefined && !meta.asksSuspensionItself;
    if (isClosed && (await context.isSuspended(viewer.userId)))
      throw new ORPCError('ACCOUNT_SUSPENDED', signedInErrors.ACCOUNT_SUSPENDED);
    return next({ context: { viewer } });
  });

export const limitWrites = os.$context<BaseContext & { viewer: Viewer }>().middleware(async ({ context, next }) => {
  await takeOrRefuse(context, 'writeOfAccount', context.viewer.userId);
  return next();
});

export const limitLookups = os.$context<BaseContext>().middleware(async ({ context, next }) => {
  await takeOrRefuse(context, 'lookupOfAddress', context.request.address);
  return next();
});

/** Throws the declared `RATE_LIMITED` with `Retry-After`. */
export async function takeOrRefuse(context: BaseContext, rule: RateLimitRule, key: string): Promise<void> {
  const retryAfterSeconds = await context.rateLimits.take(rule, key);
  if (retryAfterSeconds > 0) throw tooMany(context, retryAfterSeconds);
}

export function tooMany({ request }: BaseContext, retryAfterSeconds: number): Error {
  request.responseHeaders.set('retry-after', String(retryAfterSeconds));
  return new ORPCError('RATE_LIMITED', {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    data: { retryAfterSeconds },
  });
}

export function secondFactorRequired(reason: 'confirm' | 'set_up'): Error {
  return new ORPCError('SECOND_FACTOR_REQUIRED', {
    status: 403,
    message: 'Please confirm with your authenticator app.',
    data: { reason },
  });
}
