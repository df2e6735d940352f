import type { NearbyInput } from '@pahiya/contract/garages/schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';
import { forCards, type SearchFilters } from './rules.ts';

/** What the loader prefetches is what the components read: one set of options for each list. */
export const featuredOptions = queryOptions({
  ...orpc.garages.featured.queryOptions(),
  queryFn: async ({ signal }) => forCards(await api.garages.featured(undefined, { signal })),
});

export function nearbyOptions(input: NearbyInput) {
  return queryOptions({
    ...orpc.garages.nearby.queryOptions({ input }),
    queryFn: async ({ signal }) => forCards(await api.garages.nearby(input, { signal })),
  });
}

/** Page after page; while other filters are asked for, the garages of the ones before stay. */
export function searchOptions({ text, city, vehicleType, category }: SearchFilters) {
  return orpc.garages.search.infiniteOptions({
    input: (cursor: string | null) => ({ text, city, vehicleType, category, cursor: cursor ?? undefined }),
    // Null, not undefined: the rendered page carries it as JSON.
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** Only for a signed-in customer. */
export const favouritesOptions = orpc.garages.favourites.queryOptions();
