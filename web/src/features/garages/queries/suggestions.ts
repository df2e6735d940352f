import { keepPreviousData } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';

/** The suggestions for the last text stay until those for this one have arrived. */
export function suggestionsOptions(text: string, city: string | undefined) {
  return orpc.garages.suggest.queryOptions({
    input: { text, city },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
}
