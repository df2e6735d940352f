import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { EndedRequest } from '../metrics/recorder.ts';
import { routeOf } from '../metrics/route-of.ts';
import type { RequestNotes } from '../platform/request-notes.ts';
import type { Env } from './env.ts';
import type { Services } from './services.ts';

const wellFormed = /^[\w.-]{8,64}$/;

type Witnesses = Pick<Services, 'log' | 'recorder' | 'tracing'>;

/** Logs, counts and traces requests. The path is logged without its query, which may contain a person's input. */
export function requestLog({ log, recorder, tracing }: Witnesses): MiddlewareHandler<Env> {
  return async (c, next) => {
    const startedAt = performance.now();
    const given = c.req.header('x-request-id');
    const requestId = given && wellFormed.test(given) ? given : randomUUID();
    const trace = tracing.beginRequest(c.req.method, c.req.header('traceparent'));
    const notes: RequestNotes = { requestId, ...(trace && { traceId: trace.id }) };
    c.set('notes', notes);
    const { outgoing } = c.env;
    outgoing.setHeader('x-request-id', requestId);
    outgoing.once('close', () => {
      const ms = performance.now() - startedAt;
      const { method, path } = c.req;
      const ended = endedRequest(notes, { path, outgoing, ms });
      recorder.request(ended);
      trace?.end({ ...ended, requestId });
      log.info({ ...notes, method, path, status: outgoing.statusCode, ms: Math.round(ms * 10) / 10 }, 'request');
    });
    await (trace ? trace.run(next) : next());
  };
}

interface Exchange {
  path: string;
  outgoing: Env['Bindings']['outgoing'];
  ms: number;
}

function endedRequest(notes: RequestNotes, { path, outgoing, ms }: Exchange): EndedRequest {
  return {
    ...notes,
    route: notes.route ?? routeOf(path),
    status: outgoing.headersSent ? outgoing.statusCode : undefined,
    seconds: ms / 1000,
    isStream: outgoing.getHeader('content-type') === 'text/event-stream',
  };
}
