import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Of when the oldest of what is on the screen is, in milliseconds; null when nothing on it was asked for. */
export function useDataTime(): number | null {
  const cache = useQueryClient().getQueryCache();

  function oldest(): number | null {
    const times = cache
      .findAll({ type: 'active', predicate: ({ state }) => state.data !== undefined })
      .map(({ state }) => state.dataUpdatedAt);
    return times.length > 0 ? Math.min(...times) : null;
  }

  return useSyncExternalStore(
    (watcher) => cache.subscribe(watcher),
    oldest,
    () => null,
  );
}
