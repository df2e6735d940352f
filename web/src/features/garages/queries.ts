import type { Category, NearbyInput } from '@pahiya/contract/garages/schemas';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import type { SearchFilters } from './rules/filters.ts';
import { forCard, forLanding, forSearch } from './rules/lists.ts';

/** Shared by loaders and components, so that prefetched data is found. */
export const featuredOptions = queryOptions({
  ...orpc.garages.featured.queryOptions(),
  queryFn: async ({ signal }) => (await api.garages.featured(undefined, { signal })).map(forCard),
});

export function nearbyOptions(input: NearbyInput) {
  return queryOptions({
    ...orpc.garages.nearby.queryOptions({ input }),
    queryFn: async ({ signal }) => (await api.garages.nearby(input, { signal })).map(forCard),
  });
}

/** Paged search results. Results of the previous filters stay visible while new ones load. */
export function searchOptions({ text, city, vehicleType, category }: SearchFilters) {
  const filters = { text, city, vehicleType, category };
  return infiniteQueryOptions({
    queryKey: [['garages', 'search'], filters],
    // Null instead of undefined, because the rendered page serializes it as JSON.
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const page = await api.garages.search({ ...filters, cursor: pageParam ?? undefined }, { signal });
      return { ...page, items: page.items.map(forSearch) };
    },
  });
}

/** Number of garages on a landing page. It fills whole rows on every screen. */
const landingGarages = 6;

/** The best rated garages of a category, in a city or in all of India. */
export function landingOptions(category: Category, city: string | undefined) {
  return queryOptions({
    queryKey: [['garages', 'landing'], { category, city }],
    queryFn: async ({ signal }) => {
      const { items } = await api.garages.search({ category, city, limit: landingGarages }, { signal });
      return items.map(forLanding);
    },
  });
}

export const landingCitiesOptions = orpc.garages.landingCities.queryOptions();

export const favouritesOptions = orpc.garages.favourites.queryOptions();
