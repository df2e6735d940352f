import type { Location } from '@pahiya/contract/locations/schemas';
import { isAroundIndia } from '@pahiya/contract/shared/india';
import type { QueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { type ChosenPlace, placeOfSuggestion, placeOfText, suggestionFor, unknownPlace } from '../rules.ts';
import { wholePincode } from './find-pincode.ts';
import { suggestionsOptions } from './suggestions.ts';

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
