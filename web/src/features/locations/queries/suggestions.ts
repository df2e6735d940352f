import { limits } from '@pahiya/contract/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

/**
 * Places for a text. The catalogue does not change while a page is open. The search itself loads when somebody types.
 */
export function suggestionsOptions(text: string) {
  const asked = text.trim().slice(0, limits.searchTextLength);
  return queryOptions({
    ...orpc.locations.search.queryOptions({ input: { text: asked } }),
    async queryFn({ client, signal }) {
      const { searchPlaces } = await import('./find-pincode.ts');
      return await searchPlaces(client, asked, signal);
    },
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
