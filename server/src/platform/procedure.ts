import { ORPCError, os } from '@orpc/server';
import type { ProcedureMeta } from '@pahiya/contract/shared/base';
import { signedInErrors } from '@pahiya/contract/shared/errors';
import type { Database } from '../database/pool.ts';
import type { Logger } from './logger.ts';
import type { RateLimitRule, RateLimits } from './rate-limits.ts';

/** Who calls, as the access token and the live session say. */
export interface Viewer {
  userId: string;
  sessionId: string;
}

/** What every procedure gets; a slice that needs more asks for it in its own context type. */
export interface BaseContext {
  db: Database;
  log: Logger;
  now: () => Date;
  rateLimits: RateLimits;
  request: {
    headers: Headers;
    /** The client's address, from the socket or the trusted proxy's hop. */
    address: string;
    /** Added to the answer, also to an error's. */
    responseHeaders: Headers;
  };
  /** The viewer behind `Authorization: Bearer`, or null; a cookie never counts. */
  authenticate: () => Promise<Viewer | null>;
  /** As it stands in the database now. */
  isSuspended: (userId: string) => Promise<boolean>;
}

/**
 * Lets signed-in customers through and adds `viewer`. A suspended account may only read, on every node at once: whether it
 * is suspended is asked of the database at each call that writes, unless the contract opens the procedure to it or the
 * procedure's own statement asks.
 */
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

/** Limits what one account may write in a minute; stands behind `requireViewer`. */
export const limitWrites = os.$context<BaseContext & { viewer: Viewer }>().middleware(async ({ context, next }) => {
  await takeOrRefuse(context, 'writeOfAccount', context.viewer.userId);
  return next();
});

/** Limits look-ups that may reach a third party. */
export const limitLookups = os.$context<BaseContext>().middleware(async ({ context, next }) => {
  await takeOrRefuse(context, 'lookupOfAddress', context.request.address);
  return next();
});

/** Throws the declared `RATE_LIMITED` with `Retry-After` when the rule has no point left for the key. */
export async function takeOrRefuse(context: BaseContext, rule: RateLimitRule, key: string): Promise<void> {
  const retryAfterSeconds = await context.rateLimits.take(rule, key);
  if (retryAfterSeconds > 0) throw tooMany(context, retryAfterSeconds);
}

/** The declared `RATE_LIMITED`, with `Retry-After`. */
export function tooMany({ request }: BaseContext, retryAfterSeconds: number): Error {
  request.responseHeaders.set('retry-after', String(retryAfterSeconds));
  return new ORPCError('RATE_LIMITED', {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    data: { retryAfterSeconds },
  });
}

/** The declared `SECOND_FACTOR_REQUIRED`. */
export function secondFactorRequired(reason: 'confirm' | 'set_up'): Error {
  return new ORPCError('SECOND_FACTOR_REQUIRED', {
    status: 403,
    message: 'Please confirm with your authenticator app.',
    data: { reason },
  });
}
