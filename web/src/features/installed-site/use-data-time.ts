import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { orpc } from '@/lib/api/api.ts';

/** Fetch time in ms of the oldest bookings on the screen; null when there are none. */
export function useDataTime(): number | null {
  const cache = useQueryClient().getQueryCache();

  function oldest(): number | null {
    const times = cache
      .findAll({ queryKey: orpc.bookings.key(), type: 'active', predicate: ({ state }) => state.data !== undefined })
      .map(({ state }) => state.dataUpdatedAt);
    return times.length > 0 ? Math.min(...times) : null;
  }

  return useSyncExternalStore(
    (watcher) => cache.subscribe(watcher),
    oldest,
    () => null,
  );
}
