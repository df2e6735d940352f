import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const api = Object.entries({
  ...common,
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
});

/** What the API answers nobody may keep or run, unless the answer says otherwise itself. */
export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of api) c.env.outgoing.setHeader(name, value);
  await next();
};

/** Scripts run only with the page's nonce. Geolocation and microphone are ours alone to ask for. */
export function pageHeaders(isHttps: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    headers.set('content-security-policy', contentPolicy(nonce));
    headers.set('permissions-policy', 'geolocation=(self), microphone=(self), camera=(self)');
    if (isHttps) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}

function contentPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Components position themselves with style attributes.
    `style-src 'self' 'unsafe-inline'`,
    "img-src 'self' data: blob: https:",
    // A chosen video, from which the page takes pictures.
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
