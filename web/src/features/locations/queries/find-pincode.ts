import type { Place } from '@pahiya/contract/locations/schemas';
import { lookUpPincode, type PincodePlace } from '@pahiya/contract/shared/pincodes';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';

/**
 * Cities and states by the first digits of a pincode. A separate file, loaded with the first typed digit and then
 * available offline.
 */
export const pincodeTable = queryOptions({
  queryKey: ['pincodes'],
  queryFn: async () => (await import('../../../../../contract/data/pincodes.json')).default,
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

/** Cities and localities that match a text or pincode, or are guessed from it. */
export async function searchPlaces(client: QueryClient, text: string, signal: AbortSignal): Promise<Place[]> {
  return wholePincode.test(text)
    ? await placesOfPincode(client, text.replace(/\s/g, ''), signal)
    : await api.locations.search({ text }, { signal });
}

export const wholePincode = /^\d{3}\s?\d{3}$/;

/** The town of a pincode, if the catalogue has it. Excludes similar names and towns of other states. */
async function placesOfPincode(client: QueryClient, pincode: string, signal: AbortSignal): Promise<Place[]> {
  const found = await findPincode(client, pincode).catch(() => null);
  if (!found?.city) return [];
  const places = await api.locations.search({ text: found.city }, { signal });
  return places.filter(({ isGuess, state }) => !isGuess && state === found.state);
}
