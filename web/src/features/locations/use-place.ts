import { useQuery, useQueryClient } from '@tanstack/react-query';
import { writeCookie } from '@/lib/cookies.ts';
import { placeCookie, placeOptions } from './queries.ts';
import { type ChosenPlace, formatPlace, parsePlace } from './rules.ts';

/** The place garages are looked for, null for all of India; choosing another is remembered on this device. */
export function usePlace() {
  const queryClient = useQueryClient();
  const { data: place = null } = useQuery(placeOptions);

  function choosePlace(chosen: ChosenPlace | null) {
    const value = formatPlace(chosen);
    writeCookie(placeCookie, value);
    // As it will be read back, so that nothing changes at the next visit.
    queryClient.setQueryData(placeOptions.queryKey, parsePlace(value));
  }

  return { place, choosePlace };
}
