import { orpc } from '@/lib/api/api.ts';

export function mechanicsOptions(garageId: string) {
  return orpc.desk.garage.mechanics.queryOptions({ input: { garageId } });
}

export function weekSlotsOptions(garageId: string) {
  return orpc.desk.garage.weekSlots.queryOptions({ input: { garageId } });
}

export function closedDaysOptions(garageId: string) {
  return orpc.desk.garage.holidays.queryOptions({ input: { garageId } });
}
