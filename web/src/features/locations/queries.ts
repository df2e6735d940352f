import type { Location } from '@pahiya/contract/locations/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { api, orpc } from '@/lib/api.ts';
import { readCookie } from '@/lib/cookies.ts';
import { lookUpPincode } from './rules/pincodes.ts';
import { type ChosenPlace, parsePlace, placeOfSuggestion, placeOfText, suggestionFor, unknownPlace } from './rules.ts';

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

/** A file of its own, fetched with the first digit of a pincode; then it is there without a network as well. */
export const pincodeTable = queryOptions({
  queryKey: ['pincodes'],
  queryFn: async () => (await import('./pincodes.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

/**
 * Cities and localities that fit a text or a pincode, or are guessed from it; the catalogue does not change while a page is
 * open.
 */
export function suggestionsOptions(text: string) {
  const asked = text.trim().slice(0, limits.searchTextLength);
  return queryOptions({
    ...orpc.locations.search.queryOptions({ input: { text: asked } }),
    queryFn: async ({ client, signal }) => {
      const name = await townOfPincode(client, asked);
      return await api.locations.search({ text: name ?? asked }, { signal });
    },
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const wholePincode = /^\d{3}\s?\d{3}$/;

async function townOfPincode(client: QueryClient, text: string): Promise<string | null> {
  if (!wholePincode.test(text)) return null;
  const table = await client.ensureQueryData(pincodeTable);
  return lookUpPincode(table, text.replace(/\s/g, ''))?.city ?? null;
}

/** What a text means: a place, or one that is only guessed and has to be asked about. */
export interface FoundPlace {
  /** As it was written when nobody knows it or nobody answers. */
  place: ChosenPlace;
  guess: ChosenPlace | null;
}

/** The place a typed or saved name means. Null when blank. */
export async function findPlace(queryClient: QueryClient, text: string): Promise<FoundPlace | null> {
  const written = placeOfText(text);
  if (!written) return null;
  const suggestions = await queryClient.fetchQuery(suggestionsOptions(written.name)).catch(() => []);
  const place = suggestionFor(written.name, suggestions);
  const [best] = suggestions;
  if (place || !best) return { place: place ?? written, guess: null };
  if (wholePincode.test(written.name)) return { place: placeOfSuggestion(best), guess: null };
  return { place: written, guess: best.isGuess ? placeOfSuggestion(best) : null };
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
