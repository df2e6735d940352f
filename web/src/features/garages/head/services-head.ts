import { brand } from '@pahiya/contract/shared/brand';
import { landingCities } from '@pahiya/contract/shared/cities';
import type { I18n } from '@/i18n/i18n.ts';
import type { SearchFilters } from '../rules/filters.ts';

/** Title and description of the list. Only lists that people search for are indexed. */
export function servicesHead({ i18n: { t } }: { i18n: I18n }, filters: SearchFilters) {
  const { text, city, vehicleType, category, serviceType, free, order } = filters;
  const what = category ? t(`offers:category.${category}`) : t('search:head.what');
  const title = `${t(city ? 'search:head.titleIn' : 'search:head.title', { what, city })} | ${brand.name}`;
  const description = t(city ? 'search:head.descriptionIn' : 'search:head.description', { what, city });
  const isListed =
    !text &&
    !vehicleType &&
    !serviceType &&
    !free &&
    !order &&
    (!city || landingCities.some((known) => known === city));
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      ...(isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  };
}
