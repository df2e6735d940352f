import { brand } from '@pahiya/contract/shared/brand';
import type { I18n } from '@/i18n/i18n.ts';
import { jsonScript } from '@/lib/page/json-script.ts';

interface HeadContext {
  i18n: I18n;
  origin: string;
}

export function homeHead({ i18n, origin }: HeadContext) {
  const title = `${brand.name}: ${i18n.t('home:head.title')}`;
  const description = i18n.t('home:head.description');
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
    scripts: [{ type: 'application/ld+json', children: siteData(origin, description, i18n.language) }],
  };
}

/** Structured data (schema.org) that is true of every installation. */
function siteData(origin: string, description: string, language: string): string {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    url: `${origin}/`,
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: brand.name,
    url: `${origin}/`,
    description,
    inLanguage: language,
    publisher: { '@id': organization['@id'] },
  };
  const logo = { logo: `${origin}/brand/icon-512.png` };
  return jsonScript({ '@context': 'https://schema.org', '@graph': [{ ...organization, ...logo }, site] });
}
