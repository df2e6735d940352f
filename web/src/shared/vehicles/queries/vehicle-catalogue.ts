import { queryOptions } from '@tanstack/react-query';

/** Makes and models of the Indian market. A separate file, loaded with the first vehicle field. */
export const vehicleCatalogueQuery = queryOptions({
  queryKey: ['vehicle-catalogue'],
  queryFn: async () => (await import('./vehicle-catalogue.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});
