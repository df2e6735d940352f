import type { Location } from '@pahiya/contract/locations/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { orpc } from '@/lib/api.ts';
import { readCookie } from '@/lib/cookies.ts';
import { type ChosenPlace, parsePlace, placeOfText, suggestionFor, unknownPlace } from './rules.ts';

export const placeCookie = 'place';

const storedPlace = createIsomorphicFn()
  .server(() => parsePlace(readCookie(getRequest().headers.get('cookie') ?? '', placeCookie)))
  .client(() => parsePlace(readCookie(document.cookie, placeCookie)));

/** The chosen place: the server reads it from the request and the page wakes with the same one. */
export const placeOptions = queryOptions({
  queryKey: ['place'],
  queryFn: (): ChosenPlace | null => storedPlace(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Cities and localities that fit a text; the catalogue does not change while a page is open. */
export function suggestionsOptions(text: string) {
  return orpc.locations.search.queryOptions({
    input: { text: text.trim().slice(0, limits.searchTextLength) },
    enabled: text.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The place a typed or saved name means; as it was written when nobody knows it or nobody answers. Null when blank. */
export async function findPlace(queryClient: QueryClient, text: string): Promise<ChosenPlace | null> {
  const written = placeOfText(text);
  if (!written) return null;
  const suggestions = await queryClient.fetchQuery(suggestionsOptions(written.name)).catch(() => []);
  return suggestionFor(written.name, suggestions) ?? written;
}

/** The city a typed name means, as the catalogue spells it; as it was written when nobody knows it. Undefined when blank. */
export async function findCity(queryClient: QueryClient, text: string): Promise<string | undefined> {
  const written = placeOfText(text);
  if (!written) return undefined;
  const [best] = await queryClient.fetchQuery(suggestionsOptions(written.name)).catch(() => []);
  return best?.city ?? written.city;
}

/** The address of coordinates; the specification's texts when nobody answers (section 8). */
export async function findLocation(
  queryClient: QueryClient,
  { latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>,
): Promise<Location> {
  const point = { latitude, longitude };
  const options = orpc.locations.reverse.queryOptions({ input: point, staleTime: 300_000 });
  return await queryClient.fetchQuery(options).catch(() => ({ ...point, ...unknownPlace }));
}
