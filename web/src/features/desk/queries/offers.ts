import { orpc } from '@/lib/api.ts';

/** Active or not, with what lies before each. */
export function mechanicsOptions(garageId: string) {
  return orpc.desk.garage.mechanics.queryOptions({ input: { garageId } });
}

/** The grid of a week, Sunday first. */
export function weekSlotsOptions(garageId: string) {
  return orpc.desk.garage.weekSlots.queryOptions({ input: { garageId } });
}

/** Closed days from today on, with the bookings that stay. */
export function closedDaysOptions(garageId: string) {
  return orpc.desk.garage.holidays.queryOptions({ input: { garageId } });
}
