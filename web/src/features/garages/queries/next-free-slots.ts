import { orpc } from '@/lib/api/api.ts';

/** Asked for again every minute, because other customers book. Never part of a rendered page, which is kept longer. */
export function nextFreeOptions(garageIds: readonly string[]) {
  return orpc.garages.nextFree.queryOptions({
    input: { garageIds: garageIds.join() },
    staleTime: 30_000,
    refetchInterval: 60_000,
    retry: false,
  });
}
