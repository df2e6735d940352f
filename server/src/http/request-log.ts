import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../platform/logger.ts';
import type { Env } from './env.ts';

/** A proxy's own id is taken over, so that its log and ours name a request alike. */
const wellFormed = /^[\w.-]{8,64}$/;

/** One line per request: path without its query, which may carry what a person typed. */
export function requestLog(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now();
    const given = c.req.header('x-request-id');
    const requestId = given && wellFormed.test(given) ? given : randomUUID();
    const notes = { requestId };
    c.set('notes', notes);
    const { outgoing } = c.env;
    outgoing.setHeader('x-request-id', requestId);
    outgoing.once('close', () => {
      log.info(
        {
          ...notes,
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
