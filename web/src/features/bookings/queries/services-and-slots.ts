import { orpc } from '@/lib/api/api.ts';

export function meantServicesQuery(garageId: string, text: string) {
  return orpc.garages.search.queryOptions({
    input: { garageId, text, limit: 1 },
    select: ({ items }) => items.flatMap(({ matches }) => matches.map(({ id }) => id)),
    staleTime: 60_000,
    retry: false,
  });
}

/** Slots of a day. Refetched every minute, because other customers book them. */
export function slotsQuery(garageId: string, date: string) {
  return orpc.garages.slots.queryOptions({
    input: { garageId, date },
    staleTime: 10_000,
    refetchInterval: 60_000,
  });
}
