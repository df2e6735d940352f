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

/** Sets the header on every response, so that a browser's first one already has it. */
export const strictTransport: MiddlewareHandler<Env> = async (c, next) => {
  c.env.outgoing.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
  await next();
};

/** Headers of built scripts, style sheets and fonts. A first load has dozens of them, so they leave out what only a page needs. */
export const partHeaders: Record<string, string> = { 'x-content-type-options': common['x-content-type-options'] };

/** `scripts` are the sources of the page's inline scripts. */
export function pageHeaders(scripts: string[], pictureOrigins: string[], more: string[] = []): Record<string, string> {
  return {
    ...common,
    'content-security-policy': [...contentPolicy(scripts, pictureOrigins), ...more].join('; '),
    'permissions-policy': 'geolocation=(self), microphone=(self), camera=(self)',
  };
}

function contentPolicy(scripts: string[], pictureOrigins: string[]): string[] {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    // Components position themselves with style attributes, and toasts and dialogs insert style sheets.
    `style-src 'self' 'unsafe-inline'`,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
}
