import { orpc } from '@/lib/api.ts';

/** Slots and bookings of some days; from today when no day is named. */
export function boardOptions(input: { garageId: string; from?: string | undefined; days: number }) {
  return orpc.desk.garage.board.queryOptions({ input });
}

/** One booking, of whatever day, with what happened to it. */
export function deskBookingOptions(bookingId: string) {
  return orpc.desk.garage.booking.queryOptions({ input: { bookingId } });
}

/** What the garage does and what it asks for it, offered or not. */
export function garageServicesOptions(garageId: string) {
  return orpc.desk.garage.services.queryOptions({ input: { garageId } });
}
