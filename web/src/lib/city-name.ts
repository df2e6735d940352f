import { citySlug, landingCities } from '@pahiya/contract/shared/cities';
import type { TFunction } from 'i18next';

/** A city in the language on screen; one that is not among those of the landing pages stays as it is written. */
export function cityName(t: TFunction<'landing'>, city: string): string {
  const known = landingCities.find((each) => each.toLowerCase() === city.toLowerCase());
  return known ? t(`city.${known}`) : city;
}

/** The city whose slug an address holds. */
export function cityOfSlug(slug: string): string | undefined {
  return landingCities.find((city) => citySlug(city) === slug);
}
