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

export const apiHeaders: MiddlewareHandler<Env> = async (c, next) => {
  for (const [name, value] of api) c.env.outgoing.setHeader(name, value);
  await next();
};

/** On every response, so that a browser's first one already sets it. */
export const strictTransport: MiddlewareHandler<Env> = async (c, next) => {
  c.env.outgoing.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  await next();
};

export function pageHeaders(pictureOrigins: () => Promise<string[]>): MiddlewareHandler<Env> {
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    const [origins] = await Promise.all([pictureOrigins(), next()]);
    const { headers } = c.res;
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    headers.set('content-security-policy', contentPolicy(nonce, origins));
    headers.set('permissions-policy', 'geolocation=(self), microphone=(self), camera=(self)');
  };
}

function contentPolicy(nonce: string, pictureOrigins: string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Components position themselves with style attributes, and toasts and dialogs insert style sheets without a nonce.
    `style-src 'self' 'unsafe-inline'`,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
