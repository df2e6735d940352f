import { apiPrefix } from '@pahiya/contract/router';
import type { Context, MiddlewareHandler } from 'hono';
import { pauseRefusal, type RateLimitRule } from '../platform/rate-limits.ts';
import type { Env } from './env.ts';
import { clientAddress } from './request-context.ts';
import type { Services } from './services.ts';

type Parts = Pick<Services, 'rateLimits' | 'trustedProxies'>;

const message = 'Too many requests. Please wait a moment.';

/** Limits requests that need no session and no database but still cost something (product, section 1.3). */
export function limitAddress(parts: Parts, ruleOf: (path: string) => RateLimitRule): MiddlewareHandler<Env> {
  return async (c, next) => {
    const address = clientAddress(c.env.incoming, parts.trustedProxies);
    const retryAfterSeconds = await parts.rateLimits.take(ruleOf(c.req.path), address);
    if (retryAfterSeconds === 0) return await next();
    await pauseRefusal();
    return refuse(c, retryAfterSeconds);
  };
}

function refuse(c: Context<Env>, retryAfterSeconds: number): Response {
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' };
  if (!c.req.path.startsWith(apiPrefix)) return c.text(message, 429, headers);
  return c.json({ code: 'RATE_LIMITED', message, data: { retryAfterSeconds } }, 429, headers);
}
