import type { Garage } from '@pahiya/contract/garages/schemas';

/** The last part of a location, such as 'Karol Bagh, Delhi'. */
export function cityOf({ location }: Pick<Garage, 'location'>): string {
  return location.split(',').at(-1)?.trim() || location;
}
