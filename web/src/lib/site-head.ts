import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';
import { defaultLanguage, languages } from '../i18n/languages.ts';

interface HeadContext {
  i18n: i18n;
  origin: string;
}

/** The head every page shares; a page's own title and description come later and win. */
export function siteHead({ i18n, origin }: HeadContext, pathname: string, styleSheet: string) {
  const { t } = i18n;
  const address = `${origin}${pathname}`;
  const title = `${brand.name}: ${t('tagline')}`;
  return {
    meta: [
      { title },
      { name: 'description', content: t('description') },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: title },
      { property: 'og:description', content: t('description') },
      { property: 'og:url', content: inLanguage(address, i18n.language) },
      { property: 'og:image', content: `${origin}/brand/social.png` },
      { property: 'og:locale', content: `${i18n.language}_IN` },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      { rel: 'stylesheet', href: styleSheet },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' },
      { rel: 'canonical', href: inLanguage(address, i18n.language) },
      ...languages.map(({ code }) => ({ rel: 'alternate', hrefLang: code, href: inLanguage(address, code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: address },
    ],
  };
}

function inLanguage(address: string, code: string): string {
  return code === defaultLanguage ? address : `${address}?lang=${code}`;
}
