import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './app.ts';

/** Scripts run only with the page's nonce. Geolocation and microphone are ours alone to ask for. */
export function securityHeaders(isHttps: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentPolicy(nonce));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'geolocation=(self), microphone=(self), camera=(self)');
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
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
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
