import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '../platform/logger.ts';
import type { Env } from './env.ts';

const wellFormed = /^[\w.-]{8,64}$/;

/** Logs the path without its query, which may contain a person's input. */
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
