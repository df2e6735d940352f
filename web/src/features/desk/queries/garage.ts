import { orpc } from '@/lib/api/api.ts';

/** Slots and bookings of some days, from today unless `from` is set. */
export function boardOptions(input: { garageId: string; from?: string | undefined; days: number }) {
  return orpc.desk.garage.board.queryOptions({ input });
}

/** One booking of any day, with its history. */
export function deskBookingOptions(bookingId: string) {
  return orpc.desk.garage.booking.queryOptions({ input: { bookingId } });
}

export function garageServicesOptions(garageId: string) {
  return orpc.desk.garage.services.queryOptions({ input: { garageId } });
}
