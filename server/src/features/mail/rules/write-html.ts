import { brand } from '@pahiya/contract/shared/brand';
import type { LaidOut } from '../types.ts';

// Mail programs support little CSS and drop the head, so every style is inline.
const page = 'margin:0;padding:24px 12px;background:#f7f4ee;font-family:Arial,Helvetica,sans-serif;color:#1b2333';
const card = 'max-width:560px;margin:0 auto;background:#ffffff;border-radius:16px;padding:28px 24px';
const brandLine = 'max-width:560px;margin:0 auto 12px;font-size:20px;font-weight:bold;color:#14213d';
const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.5';
const table = 'width:100%;border-collapse:collapse;margin:0 0 20px';
const label = 'padding:6px 12px 6px 0;font-size:14px;color:#5a6478;vertical-align:top;white-space:nowrap';
const value = 'padding:6px 0;font-size:15px;vertical-align:top';
const action = 'margin:0 0 20px';
const buttonLink =
  'display:inline-block;padding:12px 22px;border-radius:999px;background:#14213d;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none';
const textLink = 'color:#14213d';
const small = 'max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#5a6478';

export function writeHtml(parts: LaidOut): string {
  const {
    language,
    greeting,
    paragraphs,
    facts = [],
    button,
    links = [],
    notes = [],
    signature,
    help,
    settingsUrl,
  } = parts;
  const body = [
    ...[greeting, ...paragraphs].map((text) => p(paragraph, text)),
    facts.length > 0 ? `<table role="presentation" style="${table}">${facts.map(row).join('')}</table>` : '',
    button ? `<p style="${action}">${link(button, buttonLink)}</p>` : '',
    links.length > 0 ? `<p style="${paragraph}">${links.map((one) => link(one, textLink)).join('<br>')}</p>` : '',
    ...notes.map((text) => p(paragraph, text)),
    p(`${paragraph};margin-bottom:0`, signature),
  ];
  const turnOff = settingsUrl ? ` · ${link({ label: parts.turnOff, url: settingsUrl }, 'color:#5a6478')}` : '';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="${page}">
<div style="${brandLine}">${escaped(brand.name)}</div>
<div style="${card}">${body.filter(Boolean).join('\n')}</div>
<div style="${small}">${link(help, 'color:#5a6478')}${turnOff}</div>
</body></html>
`;
}

function p(style: string, text: string): string {
  return `<p style="${style}">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function row([name, text]: [string, string]): string {
  return `<tr><td style="${label}">${escaped(name)}</td><td style="${value}">${escaped(text).replaceAll('\n', '<br>')}</td></tr>`;
}

function link({ label: text, url }: { label: string; url: string }, style: string): string {
  return `<a href="${escaped(url)}" style="${style}">${escaped(text)}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
