import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { favouritesOptions } from './queries/garage-lists.ts';
import { withFavourite } from './rules/lists.ts';

export type FavouriteOutcome = 'added' | 'removed' | 'signed-out' | 'failed';

/** Whether the garage is a favourite, with an optimistic toggle that rolls back on failure. */
export function useFavourite(garageId: string) {
  const { status } = useSession();
  const save = useSaveFavourite(garageId);
  const { data: isFavourite = false } = useQuery({
    ...favouritesOptions,
    enabled: status === 'signed-in',
    select: (favourites) => favourites.includes(garageId),
  });

  async function toggle(): Promise<FavouriteOutcome> {
    const { user } = await session.settled();
    if (!user) return 'signed-out';
    try {
      await save(!isFavourite);
      return isFavourite ? 'removed' : 'added';
    } catch {
      return 'failed';
    }
  }

  return { isFavourite: status === 'signed-in' && isFavourite, toggle };
}

const mutationKey = ['garages', 'favourite'];

function useSaveFavourite(garageId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = favouritesOptions;

  function show(isFavourite: boolean) {
    queryClient.setQueryData(queryKey, (favourites) => withFavourite(favourites ?? [], garageId, isFavourite));
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    // Quick presses reach the server in order.
    scope: { id: `favourite:${garageId}` },
    mutationFn: (isFavourite: boolean) => {
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
  });
  return mutateAsync;
}
