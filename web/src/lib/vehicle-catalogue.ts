import { queryOptions } from '@tanstack/react-query';

/** Makes and models of the Indian market; a file of its own, fetched when the first vehicle field is shown. */
export const vehicleCatalogueQuery = queryOptions({
  queryKey: ['vehicle-catalogue'],
  queryFn: async () => (await import('./vehicle-catalogue.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});
