import { createHash } from 'node:crypto';
import { brand } from '@pahiya/contract/shared/brand';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { knownLanguage, type Language } from '../platform/request-language.ts';
import { textsOf } from '../platform/texts.ts';
import type { Env } from './env.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1.5rem;box-sizing:border-box;text-align:center;font:1.0625rem/1.5 system-ui,sans-serif;background:#fbf8f2;color:#16203b}
h1{margin:0;font-size:1.5rem}
a{display:block;padding:.875rem 1.5rem;border-radius:.75rem;color:inherit}
a.app{background:#1a2750;color:#fff;font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#0b1226;color:#fbf8f2}a.app{background:#f4a416;color:#0b1226}}`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** A page instead of a redirect, because phones open no app on a redirect alone. Some require a tap on the button. */
export const phoneReturn = new Hono<Env>();

phoneReturn.get('/payment-success', (c) => {
  const { booking_id: bookingId = '', payment_id: paymentId = '', lang } = c.req.query();
  // The gateway's other parameters are dropped: the app asks the server for the payment's status.
  const known = Object.entries({ booking_id: bookingId, payment_id: paymentId }).filter(([, id]) => uuid.test(id));
  return c.html(page(knownLanguage(lang) ?? 'en', new URLSearchParams(known).toString()), 200, headers);
});

function page(language: Language, search: string) {
  const t = textsOf(language);
  const address = `${brand.slug}://payment-success?${search}`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${t('appReturn.title')} · ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<h1>${t('appReturn.title')}</h1>
<a class="app" href="${address}">${t('appReturn.open')}</a>
<a href="/payment-success?${search}">${t('appReturn.stay')}</a>
</body>
</html>`;
}
