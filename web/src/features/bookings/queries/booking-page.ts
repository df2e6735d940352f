import { orpc } from '@/lib/api.ts';

/** A garage with its services. */
export function garageQuery(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
}

/** The ids of a garage's services that a text means in any of the languages. */
export function meantServicesQuery(garageId: string, text: string) {
  return orpc.garages.search.queryOptions({
    input: { garageId, text, limit: 1 },
    select: ({ items }) => items.flatMap(({ matches }) => matches.map(({ id }) => id)),
    staleTime: 60_000,
    retry: false,
  });
}

/** The slots of a day. Other customers take them while the page is open: asked again every minute. */
export function slotsQuery(garageId: string, date: string) {
  return orpc.garages.slots.queryOptions({
    input: { garageId, date },
    staleTime: 10_000,
    refetchInterval: 60_000,
  });
}

export function ownProfileQuery() {
  return orpc.profiles.me.queryOptions();
}
