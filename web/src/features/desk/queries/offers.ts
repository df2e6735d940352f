import { orpc } from '@/lib/api/api.ts';

/** Active and inactive mechanics, with the number of their coming bookings. */
export function mechanicsOptions(garageId: string) {
  return orpc.desk.garage.mechanics.queryOptions({ input: { garageId } });
}

/** Slots of a week, Sunday first. */
export function weekSlotsOptions(garageId: string) {
  return orpc.desk.garage.weekSlots.queryOptions({ input: { garageId } });
}

/** Closed days from today on, with the bookings that remain on them. */
export function closedDaysOptions(garageId: string) {
  return orpc.desk.garage.holidays.queryOptions({ input: { garageId } });
}
