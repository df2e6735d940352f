import { orpc } from '@/lib/api.ts';

/** The slots of a garage on a day, with whether each is free. */
export function slotsQuery(garageId: string, date: string) {
  return orpc.garages.slots.queryOptions({ input: { garageId, date } });
}
