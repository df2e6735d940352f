import type { Location, Place } from '@pahiya/contract/locations/schemas';
import { isAroundIndia } from '@pahiya/contract/shared/india';
import { limits } from '@pahiya/contract/shared/limits';
import { lookUpPincode, type PincodePlace } from '@pahiya/contract/shared/pincodes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { api, orpc } from '@/lib/api/api.ts';
import { readCookie } from '@/lib/storage/cookies.ts';
import { type ChosenPlace, parsePlace, placeOfSuggestion, placeOfText, suggestionFor, unknownPlace } from './rules.ts';

export const placeCookie = 'place';

const storedPlace = createIsomorphicFn()
  .server(() => parsePlace(readCookie(getRequest().headers.get('cookie') ?? '', placeCookie)))
  .client(() => parsePlace(readCookie(document.cookie, placeCookie)));

/** The chosen place. The server reads it from the request's cookie, so hydration starts with the same one. */
export const placeOptions = queryOptions({
  queryKey: ['place'],
  queryFn: (): ChosenPlace | null => storedPlace(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Cities and states by the first digits of a pincode. A separate file, loaded with the first typed digit and then
 * available offline.
 */
export const pincodeTable = queryOptions({
  queryKey: ['pincodes'],
  queryFn: async () => (await import('../../../../contract/data/pincodes.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Longest wait for the directory in ms. The table is already loaded. */
const patienceMs = 3_000;

/** The imported directory's answer; null if it lacks the pincode. */
function directoryOptions(pincode: string) {
  return queryOptions({
    queryKey: ['pincodes', pincode],
    queryFn: async () => {
      const { place } = await api.locations.pincode({ pincode }, { signal: AbortSignal.timeout(patienceMs) });
      return place;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Includes the source, because the directory requires a credit. */
export type FoundPincode = PincodePlace & { isFromDirectory: boolean };

/** City and state of a complete pincode. Null when unknown. Throws when neither source can be reached. */
export async function findPincode(queryClient: QueryClient, pincode: string): Promise<FoundPincode | null> {
  const [listed, table] = await Promise.all([
    queryClient.fetchQuery(directoryOptions(pincode)).catch(() => null),
    queryClient.fetchQuery(pincodeTable).catch(() => null),
  ]);
  if (listed) return { ...listed, isFromDirectory: true };
  if (!table) throw new Error('The table of pincodes cannot be reached');
  const place = lookUpPincode(table, pincode);
  return place && { ...place, isFromDirectory: false };
}

/**
 * Cities and localities that match a text or pincode, or are guessed from it. The catalogue does not change while a
 * page is open.
 */
export function suggestionsOptions(text: string) {
  const asked = text.trim().slice(0, limits.searchTextLength);
  return queryOptions({
    ...orpc.locations.search.queryOptions({ input: { text: asked } }),
    queryFn: ({ client, signal }) =>
      wholePincode.test(asked)
        ? placesOfPincode(client, asked.replace(/\s/g, ''), signal)
        : api.locations.search({ text: asked }, { signal }),
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const wholePincode = /^\d{3}\s?\d{3}$/;

/** The town of a pincode, if the catalogue has it. Excludes similar names and towns of other states. */
async function placesOfPincode(client: QueryClient, pincode: string, signal: AbortSignal): Promise<Place[]> {
  const found = await findPincode(client, pincode).catch(() => null);
  if (!found?.city) return [];
  const places = await api.locations.search({ text: found.city }, { signal });
  return places.filter(({ isGuess, state }) => !isGuess && state === found.state);
}

export interface FoundPlace {
  /** The text as typed, when it is unknown or the request fails. */
  place: ChosenPlace;
  guess: ChosenPlace | null;
}

/** The place that a typed or saved name means. Null when blank. */
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

/** The city that a typed name means, in the catalogue's spelling. As typed when unknown; undefined when blank. */
export async function findCity(queryClient: QueryClient, text: string): Promise<string | undefined> {
  const written = placeOfText(text);
  if (!written) return undefined;
  const [best] = await queryClient.fetchQuery(suggestionsOptions(written.name)).catch(() => []);
  return best?.city ?? written.city;
}

/** The address of coordinates, or the texts for an unknown place if the request fails (product, section 3.5). */
export async function findLocation(
  queryClient: QueryClient,
  { latitude, longitude }: Pick<Location, 'latitude' | 'longitude'>,
): Promise<Location> {
  const point = { latitude, longitude };
  const options = orpc.locations.reverse.queryOptions({ input: point, staleTime: 300_000 });
  return await queryClient
    .fetchQuery(options)
    .catch(() => ({ ...point, ...unknownPlace, isInIndia: isAroundIndia(point) }));
}
