import type { NextFree } from '@pahiya/contract/garages/schemas';
import { queryOptions } from '@tanstack/react-query';
import { readPublic } from '@/lib/connection/read-public.ts';

/** Asked for again every minute, because other customers book. Never part of a rendered page, which is kept longer. */
export function nextFreeOptions(garageIds: readonly string[]) {
  const ids = garageIds.join();
  return queryOptions({
    queryKey: ['garages', 'nextFree', ids],
    queryFn: ({ signal }) => readPublic<NextFree[]>('/garages/next-free', { signal, search: { garageIds: ids } }),
    enabled: ids !== '',
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });
}
