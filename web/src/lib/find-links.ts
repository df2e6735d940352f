import { parseUrl } from './parse-url.ts';

export interface TextPart {
  text: string;
  /** Where it leads, of an address with http or https; null of everything else. */
  href: string | null;
}

const address = /https?:\/\/[^\s<>"'`\u00a0\u2028\u2029]+/gi;
/** What ends the sentence around an address; the danda ends one in Indian scripts. */
const ending = /[.,;:!?…।॥’”»*_]+$/;

/**
 * Cuts a text into addresses and what stands between them; put together again the parts are the text. An address with a
 * user name before an at-sign, which could pass for another site, stays text.
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

/** A closing bracket belongs to the address only where one was opened in it. */
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
