import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { orpc } from '@/lib/api.ts';

/** What the loader prefetches is what the components read: one set of options for each list. */
export const featuredOptions = orpc.garages.featured.queryOptions();

export function nearbyOptions(input: NearbyInput) {
  return orpc.garages.nearby.queryOptions({ input });
}

/** Only for a signed-in customer. */
export const favouritesOptions = orpc.garages.favourites.queryOptions();
