import { orpc } from '@/lib/api/api.ts';

/** Last booked first. */
export function ownVehicles() {
  return orpc.vehicles.list.queryOptions();
}
