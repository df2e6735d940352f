import { orpc } from '@/lib/api/api.ts';

/** A garage with its services, and the average and count of its reviews. */
export function garageQuery(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
}
