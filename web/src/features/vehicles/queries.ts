import { orpc } from '@/lib/api.ts';

/** What was booked for last comes first. */
export function ownVehicles() {
  return orpc.vehicles.list.queryOptions();
}
