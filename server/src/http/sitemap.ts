import { categories, type LandingCity } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';
import { languageCodes } from '@pahiya/contract/shared/languages';

const [defaultLanguage] = languageCodes;

export function landingPaths(cities: readonly LandingCity[]): string[] {
  return [
    ...categories.map((category) => `/${category}`),
    ...cities.flatMap(({ city, categories: offered }) => offered.map((category) => `/${category}/${citySlug(city)}`)),
  ];
}

interface Paths {
  inEachLanguage: readonly string[];
  /** Too many to list in each language. Their own heads link to their translations. */
  once: readonly string[];
}

/** Lists a page once per language, with links to all its languages (sitemaps.org; Google's `hreflang` alternates). */
export function renderSitemap(origin: string, { inEachLanguage, once }: Paths): string {
  const pages = inEachLanguage.flatMap((path) => {
    const address = `${origin}${path}`;
    const alternates = [
      ...languageCodes.map((code) => alternate(code, inLanguage(address, code))),
      alternate('x-default', address),
    ].join('');
    return languageCodes.map((code) => `<url><loc>${inLanguage(address, code)}</loc>${alternates}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    ...once.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Must equal the page's own canonical link. */
function inLanguage(address: string, code: string): string {
  return code === defaultLanguage ? address : `${address}?lang=${code}`;
}

function alternate(code: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`;
}
