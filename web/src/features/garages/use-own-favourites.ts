import { MutationObserver, type MutationObserverOptions, type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { favouritesOptions } from './queries/garage-lists.ts';
import { withFavourite } from './rules/lists.ts';

/** Keeps the favourites of the signed-in customer in the cache. */
export function useOwnFavourites(): void {
  useQuery(favouritesOptions);
}

/** Shows the change at once, and takes it back if the server refuses it. */
export async function saveFavourite(queryClient: QueryClient, garageId: string, isFavourite: boolean): Promise<void> {
  await new MutationObserver(queryClient, savingOf(queryClient, garageId)).mutate(isFavourite);
}

const mutationKey = ['garages', 'favourite'];

function savingOf(queryClient: QueryClient, garageId: string): MutationObserverOptions<unknown, Error, boolean> {
  const { queryKey } = favouritesOptions;

  function show(isFavourite: boolean) {
    queryClient.setQueryData(queryKey, (favourites) => withFavourite(favourites ?? [], garageId, isFavourite));
  }

  return {
    mutationKey,
    // Quick presses reach the server in order.
    scope: { id: `favourite:${garageId}` },
    mutationFn: (isFavourite) => {
      return isFavourite ? api.garages.favourite({ garageId }) : api.garages.unfavourite({ garageId });
    },
    onMutate: async (isFavourite) => {
      await queryClient.cancelQueries({ queryKey });
      show(isFavourite);
    },
    onError: (_error, isFavourite) => show(!isFavourite),
    onSettled: () => {
      // With other mutations pending, refetching would show an outdated list.
      if (queryClient.isMutating({ mutationKey }) === 1) void queryClient.invalidateQueries({ queryKey });
    },
  };
}
