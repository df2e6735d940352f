import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { session } from '@/lib/session/session.ts';
import { useSession } from '@/lib/session/use-session.ts';
import { favouritesOptions } from './queries/garage-lists.ts';

export type FavouriteOutcome = 'added' | 'removed' | 'signed-out' | 'failed';

/**
 * Whether the garage is a favourite, with a toggle. `OwnFavourites` reads the favourites: a page has a heart on each
 * of its garages, and most visitors have no account.
 */
export function useFavourite(garageId: string) {
  const queryClient = useQueryClient();
  const isListed = useIsListed(queryClient, garageId);
  const isFavourite = useSession().status === 'signed-in' && isListed;

  async function toggle(): Promise<FavouriteOutcome> {
    const { user } = await session.settled();
    if (!user) return 'signed-out';
    try {
      const { saveFavourite } = await import('./use-own-favourites.ts');
      await saveFavourite(queryClient, garageId, !isFavourite);
      return isFavourite ? 'removed' : 'added';
    } catch {
      return 'failed';
    }
  }

  return { isFavourite, toggle };
}

function useIsListed(queryClient: QueryClient, garageId: string): boolean {
  const follow = useCallback((onChange: () => void) => queryClient.getQueryCache().subscribe(onChange), [queryClient]);
  const isListed = () => queryClient.getQueryData(favouritesOptions.queryKey)?.includes(garageId) ?? false;
  return useSyncExternalStore(follow, isListed, () => false);
}
