import { useQuery, useQueryClient } from '@tanstack/react-query';
import { writeCookie } from '@/lib/storage/cookies.ts';
import { placeCookie, placeOptions } from './queries/place.ts';
import { type ChosenPlace, formatPlace, parsePlace } from './rules.ts';

/** The place for the garage search, null for all of India. The choice is stored on this device. */
export function usePlace() {
  const queryClient = useQueryClient();
  const { data: place = null } = useQuery(placeOptions);

  function choosePlace(chosen: ChosenPlace | null) {
    const value = formatPlace(chosen);
    writeCookie(placeCookie, value);
    // Uses the parsed cookie, so that the next visit starts with the same value.
    queryClient.setQueryData(placeOptions.queryKey, parsePlace(value));
  }

  return { place, choosePlace };
}
