import type { Garage } from '@pahiya/contract/garages/schemas';
import { landingCities } from '@pahiya/contract/shared/cities';

/** The city of a location such as 'Karol Bagh, Delhi' or 'Kothrud, Pune, Maharashtra'. */
export function cityOf({ location }: Pick<Garage, 'location'>): string {
  const parts = location.split(',').map((part) => part.trim());
  const known = parts.findLast((part) => landingCities.some((city) => city.toLowerCase() === part.toLowerCase()));
  // The third part is the state.
  return known || (parts.length > 2 ? parts.at(-2) : parts.at(-1)) || location;
}
