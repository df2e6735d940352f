import { orpc } from '@/lib/api/api.ts';

export function garageQuery(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
}
