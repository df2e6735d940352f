import { citySlug, landingCities } from '@pahiya/contract/shared/cities';
import type { Translate } from '@/i18n/text-keys.ts';

/** A city's name in the current language. Cities without a landing page keep their spelling. */
export function cityName(t: Translate<'landing'>, city: string): string {
  const known = landingCities.find((each) => each.toLowerCase() === city.toLowerCase());
  return known ? t(`city.${known}`) : city;
}

export function cityOfSlug(slug: string): string | undefined {
  return landingCities.find((city) => citySlug(city) === slug);
}
