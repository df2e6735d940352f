import type { Category, NearbyInput } from '@pahiya/contract/garages/schemas';
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { type SearchFilters, searchOf } from '../rules/filters.ts';
import { forCard, forLanding, forSearch, inOrder, type NearbyOrder } from '../rules/lists.ts';

/** Shared by loaders and components, so that prefetched data is found. */
export const featuredOptions = queryOptions({
  queryKey: [['garages', 'featured']],
  queryFn: async ({ signal }) => (await api.garages.featured(undefined, { signal })).map(forCard),
});

/** Number of nearby garages on Home. */
const nearbyOnHome = 9;

/** The first nearby garages, and whether there are more: only these are in a rendered page. */
export function nearbyStartOptions(input: NearbyInput, order: NearbyOrder) {
  return queryOptions({
    queryKey: [['garages', 'nearby-start'], { input, order }],
    queryFn: async ({ signal }) => {
      // The closest ones may be anywhere in the list.
      const limit = order === 'rating' ? nearbyOnHome + 1 : undefined;
      const found = await api.garages.nearby({ ...input, limit }, { signal });
      const garages = inOrder(found, order).slice(0, nearbyOnHome).map(forCard);
      return { garages, hasMore: found.length > nearbyOnHome };
    },
  });
}

/** Loads what Home shows. A failed list reports that in its own place, and the page still renders. */
export async function loadHome(queryClient: QueryClient, near: NearbyInput, order: NearbyOrder): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(featuredOptions),
    queryClient.prefetchQuery(nearbyStartOptions(near, order)),
  ]);
}

/** All nearby garages. */
export function nearbyOptions(input: NearbyInput) {
  return queryOptions({
    ...orpc.garages.nearby.queryOptions({ input }),
    queryFn: async ({ signal }) => (await api.garages.nearby(input, { signal })).map(forCard),
  });
}

/** Paged search results around a place. Results of the previous filters stay visible while new ones load. */
export function searchOptions(asked: SearchFilters, near: NearbyInput) {
  const filters = searchOf(asked, near);
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
      const { items, nearestTo } = await api.garages.search({ category, city, limit: landingGarages }, { signal });
      // The nearest garages of another city are on /services, to which the page leads.
      return nearestTo === null ? items.map(forLanding) : [];
    },
  });
}

export const landingCitiesOptions = orpc.garages.landingCities.queryOptions();

/** The ids of the favourites, newest first. Requires a signed-in customer. */
export const favouritesOptions = queryOptions({
  queryKey: [['garages', 'favourite-ids']],
  queryFn: async ({ signal }) => (await api.garages.favourites(undefined, { signal })).map(({ id }) => id),
});
