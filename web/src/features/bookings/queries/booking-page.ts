import { orpc } from '@/lib/api.ts';

/** A garage with its services. */
export function garageQuery(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
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
