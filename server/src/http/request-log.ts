import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../platform/logger.ts';
import type { Env } from './env.ts';

/** One line per request: path without its query, which may carry what a person typed. */
export function requestLog(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    const { outgoing } = c.env;
    outgoing.setHeader('x-request-id', requestId);
    outgoing.once('close', () => {
      log.info(
        {
          requestId,
          method: c.req.method,
          path: c.req.path,
          status: outgoing.statusCode,
          ms: Math.round((performance.now() - startedAt) * 10) / 10,
        },
        'request',
      );
    });
    await next();
  };
}
