import { createHash } from 'node:crypto';

const policyPlace = '<!--policy-->';
const settingsPlace = '<!--settings-->';

export interface PhoneSite {
  origin: string;
  pushes: readonly ('android' | 'ios')[];
}

/** Removes the nonces, which are valid for one answer only. */
export function toTemplate(html: string): string {
  const plain = html.replaceAll(/ nonce="[^"]*"|<meta property="csp-nonce"[^>]*>/g, '');
  if (!plain.includes('<meta charSet="utf-8"/>') || !plain.includes('</head>')) {
    throw new Error('The page of the phone app has no head as expected');
  }
  return plain
    .replace('<meta charSet="utf-8"/>', `<meta charSet="utf-8"/>${policyPlace}`)
    .replace('</head>', `${settingsPlace}</head>`);
}

/** The policy allows only the app's own scripts and requests to this server. */
export function phonePage(template: string, { origin, pushes }: PhoneSite): string {
  const settings = [meta('app-server', origin), meta('app-pushes', pushes.join(' '))].join('');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(template, origin)}"/>`;
  return template.replace(policyPlace, policy).replace(settingsPlace, settings);
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${content}"/>`;
}

function policyOf(html: string, origin: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  const hashes = [...new Set(scripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    // Components position themselves with style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${origin}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${origin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
