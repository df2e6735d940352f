import { brand } from '@pahiya/contract/shared/brand';
import { parseUrl } from '../lib/parse-url.ts';
import { safeNext } from '../lib/session/safe-next.ts';

/** The app's own addresses, which any other app may call: they lead to results of payments and to nothing else. */
const ownPages = new Set(['payment-success', 'payment-failed']);

/** The path a link into the app leads to: of one of the site's links, or of the app's own; null for any other. */
export function pathOfLink(link: string, origin: string): string | null {
  const url = parseUrl(link);
  if (!url) return null;
  const { protocol, pathname, search, hash } = url;
  if (url.origin === origin) return safeNext(`${pathname}${search}${hash}`);
  if (protocol !== `${brand.slug}:`) return null;
  // `pahiya://payment-success?…`: what a browser takes for a host is the page.
  const page = url.host;
  return ownPages.has(page) && (pathname === '' || pathname === '/') ? `/${page}${search}` : null;
}
