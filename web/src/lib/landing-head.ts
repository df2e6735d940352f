import files from 'virtual:language-files';
import type { Category } from '@pahiya/contract/garages/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import type { i18n } from 'i18next';
import { cityName } from './city-name.ts';

interface HeadContext {
  i18n: i18n;
  origin: string;
}

export interface LandingPage {
  category: Category;
  /** Of a page that is about one city. */
  city?: string;
}

/** The head of an address whose service is none of ours. */
export function serviceNotFoundHead({ i18n }: HeadContext) {
  return {
    meta: [{ title: `${i18n.t('services:notFound.title')} | ${brand.name}` }, { name: 'robots', content: 'noindex' }],
  };
}

/** A landing page's own words and picture. Nothing for an address that turned out to be no page. */
export function landingHead({ i18n, origin }: HeadContext, page: LandingPage | undefined) {
  if (!page) return {};
  const t = i18n.getFixedT(i18n.language, 'landing');
  const { category } = page;
  const city = page.city && cityName(t, page.city);
  const title = `${t(`category.${category}.${city ? 'titleIn' : 'title'}`, { city })} | ${brand.name}`;
  const description = t(`category.${category}.${city ? 'descriptionIn' : 'description'}`, { city });
  const keywords = t(`category.${category}.keywords`);
  const texts = import.meta.env.SSR ? files[`landing-${i18n.language}`] : undefined;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { name: 'keywords', content: city ? `${city}, ${keywords}` : keywords },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:image', content: `${origin}/brand/${category}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: t(`category.${category}.picture`) },
    ],
    // The browser fetches the page's texts beside the scripts instead of after them.
    links: texts ? [{ rel: 'modulepreload', href: texts }] : [],
  };
}
