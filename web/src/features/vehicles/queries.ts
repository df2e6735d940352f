import { orpc } from '@/lib/api/api.ts';

export function ownVehicles() {
  return orpc.vehicles.list.queryOptions();
}
