import type { Category, VehicleType } from '@pahiya/contract/garages/schemas';
import { brand } from '@pahiya/contract/shared/brand';
import { landingCities } from '@pahiya/contract/shared/cities';
import type { I18n } from '@/i18n/i18n.ts';

interface Filters {
  text?: string;
  city?: string;
  vehicleType?: VehicleType;
  category?: Category;
}

/** Title and description of the list. Only lists that people search for are indexed. */
export function servicesHead({ i18n: { t } }: { i18n: I18n }, { text, city, vehicleType, category }: Filters) {
  const what = category ? t(`services:category.${category}`) : t('services:head.what');
  const title = `${t(city ? 'services:head.titleIn' : 'services:head.title', { what, city })} | ${brand.name}`;
  const description = t(city ? 'services:head.descriptionIn' : 'services:head.description', { what, city });
  const isListed = !text && !vehicleType && (!city || landingCities.some((known) => known === city));
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
