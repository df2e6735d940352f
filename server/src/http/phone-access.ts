import type { MiddlewareHandler } from 'hono';
import { deviceTokenHeader, isFromPhoneApp, sessionTokenHeader } from '../platform/phone-origins.ts';
import type { Env } from './env.ts';

const sent = `accept-language, authorization, content-type, last-event-id, ${deviceTokenHeader}`;
const read = `content-disposition, date, retry-after, ${sessionTokenHeader}, ${deviceTokenHeader}`;
const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
/** Seconds for which a browser caches a preflight; Chromium's maximum. */
const remembered = '7200';

/** Lets the mobile app call the API from its own origins (Fetch standard, CORS), without credentials, so no cookies. */
export const phoneAccess: MiddlewareHandler<Env> = async (c, next) => {
  const { headers, method } = c.req.raw;
  const { outgoing } = c.env;
  if (!isFromPhoneApp(headers)) return await next();
  outgoing.setHeader('access-control-allow-origin', headers.get('origin') ?? '');
  outgoing.setHeader('access-control-expose-headers', read);
  if (method !== 'OPTIONS' || !headers.has('access-control-request-method')) return await next();
  return c.body(null, 204, {
    'access-control-allow-methods': methods,
    'access-control-allow-headers': sent,
    'access-control-max-age': remembered,
    vary: 'origin',
  });
};
