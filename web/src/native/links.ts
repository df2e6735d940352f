import { brand } from '@pahiya/contract/shared/brand';
import { parseUrl } from '../lib/parse-url.ts';
import { safeNext } from '../lib/session/safe-next.ts';

/** Hosts of the app's own scheme, which any other app can open. They lead only to payment results. */
const ownPages = new Set(['payment-success', 'payment-failed']);

/** Returns the path for a link of the site or of the app's own scheme, or null for any other. */
export function pathOfLink(link: string, origin: string): string | null {
  const url = parseUrl(link);
  if (!url) return null;
  const { protocol, pathname, search, hash } = url;
  if (url.origin === origin) return safeNext(`${pathname}${search}${hash}`);
  if (protocol !== `${brand.slug}:`) return null;
  // In `pahiya://payment-success?…` the URL's host is the page.
  const page = url.host;
  return ownPages.has(page) && (pathname === '' || pathname === '/') ? `/${page}${search}` : null;
}
