import type { Category } from '@pahiya/contract/garages/schemas';
import { citySlug } from '@pahiya/contract/shared/cities';
import { useTranslation } from '@/i18n/use-translation.ts';
import { inLanguage } from '@/layout/site-head.ts';
import { landingData } from './head/landing-data.ts';
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
  const { t: tServices } = useTranslation('services');
  const { services, questions } = useLandingTexts(category);
  const place = city && cityName(t, city);
  const own = `category.${category}` as const;
  const categoryName = tServices(`category.${category}`);
  const categoryAddress = `${origin}/${category}`;
  const address = city ? `${categoryAddress}/${citySlug(city)}` : categoryAddress;
  return landingData({
    origin,
    language: i18n.language,
    category,
    name: place ? t(`${own}.headingIn`, { city: place }) : categoryName,
    city: place,
    description: t(`${own}.${place ? 'descriptionIn' : 'description'}`, { city: place }),
    home: t('breadcrumb.home'),
    address: inLanguage(address, i18n.language),
    categoryAddress: inLanguage(categoryAddress, i18n.language),
    categoryName,
    services: services.map(({ name }) => name),
    questions,
    garages: hits.map(({ garage }) => garage),
  });
}
