import type { Location, Place } from '@pahiya/contract/locations/schemas';
import { limits } from '@pahiya/contract/shared/limits';
import { lookUpPincode, type PincodePlace } from '@pahiya/contract/shared/pincodes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequest } from '@tanstack/react-start/server';
import { api, orpc } from '@/lib/api.ts';
import { readCookie } from '@/lib/cookies.ts';
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

/**
 * What the first digits of a pincode say: a file of its own, fetched with the first digit that is typed; then it is there
 * without a network as well.
 */
export const pincodeTable = queryOptions({
  queryKey: ['pincodes'],
  queryFn: async () => (await import('../../../../contract/data/pincodes.json')).default,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Nobody waits longer for the directory: the table is there already. */
const patienceMs = 3_000;

/** As the imported directory has it; null where it does not have the pincode. */
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

/** Where an answer comes from has to be said: the directory asks for its credit. */
export type FoundPincode = PincodePlace & { isFromDirectory: boolean };

/** City and state of a whole pincode. Null when nobody knows it; throws when nobody can be asked. */
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
 * Cities and localities that fit a text or a pincode, or are guessed from it; the catalogue does not change while a page is
 * open.
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

/** The town of a pincode, where the catalogue has it: never one that is only called like it, nor one of another state. */
async function placesOfPincode(client: QueryClient, pincode: string, signal: AbortSignal): Promise<Place[]> {
  const found = await findPincode(client, pincode).catch(() => null);
  if (!found?.city) return [];
  const places = await api.locations.search({ text: found.city }, { signal });
  return places.filter(({ isGuess, state }) => !isGuess && state === found.state);
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
