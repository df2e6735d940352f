import type { Category } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';
import { useTranslation } from '@/i18n/use-translation.ts';
import { inLanguage } from '@/layout/site-head.ts';
import { landingData } from './head/landing-data.ts';
import { categoryTexts } from './rules/category-texts.ts';
import { cityName } from './rules/city-name.ts';
import type { LandingHit } from './rules/lists.ts';
import { useLandingTexts } from './use-landing-texts.ts';

interface LandingDataInput {
  category: Category;
  city: string | undefined;
  hits: readonly LandingHit[];
  origin: string;
}

export function useLandingData({ category, city, hits, origin }: LandingDataInput): object {
  const { t, i18n } = useTranslation('landing');
  const { t: tOffers } = useTranslation('offers');
  const { services, questions } = useLandingTexts(category);
  const place = city && cityName(t, city);
  const own = categoryTexts[category];
  const categoryName = tOffers(`category.${category}`);
  const categoryAddress = `${origin}/${category}`;
  const address = city ? `${categoryAddress}/${citySlug(city)}` : categoryAddress;
  return landingData({
    origin,
    language: i18n.language,
    category,
    name: place ? i18n.t(`${own}:headingIn`, { city: place }) : categoryName,
    city: place,
    description: i18n.t(`${own}:${place ? 'descriptionIn' : 'description'}`, { city: place }),
    home: t('breadcrumb.home'),
    address: inLanguage(address, i18n.language),
    categoryAddress: inLanguage(categoryAddress, i18n.language),
    categoryName,
    services: services.map(({ name }) => name),
    questions,
    garages: hits.map(({ garage }) => garage),
  });
}
