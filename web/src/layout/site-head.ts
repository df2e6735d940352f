import { brand } from '@pahiya/contract/shared/brand';
import type { AnyRouteMatch, StaticDataRouteOption } from '@tanstack/react-router';
import type { I18n } from '@/i18n/i18n.ts';
import { manifestPath } from '@/shared/installed-site/rules/manifest.ts';
import { defaultLanguage, languages } from '../i18n/languages.ts';

interface HeadContext {
  i18n: I18n;
  origin: string;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Search parameters that define a page. Others are left out of its canonical address. */
    canonicalSearch?: readonly string[];
    /** Prefix under which the page is also available. It is removed from the canonical address. */
    canonicalBelow?: string;
  }
}

interface Page {
  pathname: string;
  search: object;
  staticData: StaticDataRouteOption;
}

export function canonicalPath({ pathname: asked, search, staticData }: Page): string {
  const above = staticData.canonicalBelow ?? '';
  const own = asked.startsWith(above) ? asked.slice(above.length) : asked;
  // The router adds a slash to pages that can have children.
  const pathname = own.replace(/(?<=.)\/$/, '');
  const values = new Map<string, unknown>(Object.entries(search));
  const kept = new URLSearchParams();
  for (const name of staticData.canonicalSearch ?? []) {
    const value = values.get(name);
    if (typeof value === 'string') kept.set(name, value);
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}

/** Whether there is no page, so that the address must not be indexed. */
export function isNowhere(matches: readonly Pick<AnyRouteMatch, 'status' | '_notFound'>[]): boolean {
  return matches.some(({ status, _notFound }) => status === 'notFound' || _notFound);
}

/**
 * Head shared by all pages. A page's own title and description come later and win. `path` is the canonical path,
 * undefined for a missing page.
 */
export function siteHead({ i18n, origin }: HeadContext, path: string | undefined, styleSheet: string) {
  const { t } = i18n;
  const title = path === undefined ? `${t('notFound.title')} | ${brand.name}` : `${brand.name}: ${t('tagline')}`;
  const address = path === undefined ? nowhere : addressHead(`${origin}${path}`, i18n.language);
  return {
    meta: [
      { title },
      { name: 'description', content: t('description') },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: t('description') },
      { property: 'og:image', content: `${origin}/brand/social.png` },
      { property: 'og:locale', content: `${i18n.language}_IN` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...address.meta,
    ],
    links: [
      { rel: 'stylesheet', href: styleSheet },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: manifestPath(i18n.language) },
      { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' },
      ...address.links,
    ],
  };
}

const nowhere = { meta: [{ name: 'robots', content: 'noindex' }], links: [] };

function addressHead(address: string, language: string) {
  const own = inLanguage(address, language);
  return {
    meta: [{ property: 'og:url', content: own }],
    links: [
      { rel: 'canonical', href: own },
      ...languages.map(({ code }) => ({ rel: 'alternate', hrefLang: code, href: inLanguage(address, code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address },
    ],
  };
}

export function inLanguage(address: string, code: string): string {
  return code === defaultLanguage ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${code}`;
}
