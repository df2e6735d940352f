import { parseUrl } from '@/lib/parse-url.ts';

export interface TextPart {
  text: string;
  /** The target of an http or https address; null for other text. */
  href: string | null;
}

const address = /https?:\/\/[^\s<>"'`\u00a0\u2028\u2029]+/gi;
/** Punctuation that ends a sentence. The danda does so in Indian scripts. */
const ending = /[.,;:!?…।॥’”»*_]+$/;

/**
 * Splits a text into addresses and the text between them. The parts add up to the text. An address with a user name
 * before an at-sign stays text, because it could pose as another site.
 */
export function findLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    const found = trim(match[0]);
    if (!isSafe(found)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: found, href: found });
    end = match.index + found.length;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), href: null });
  return parts;
}

/** A closing bracket belongs to the address only if it was opened in it. */
function trim(found: string): string {
  let link = found.replace(ending, '');
  for (const [open, close] of ['()', '[]', '{}']) {
    while (open && close && link.endsWith(close) && link.split(open).length < link.split(close).length)
      link = link.slice(0, -1).replace(ending, '');
  }
  return link;
}

function isSafe(link: string): boolean {
  const url = parseUrl(link);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
