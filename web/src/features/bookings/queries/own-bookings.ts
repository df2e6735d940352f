import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { orpc } from '@/lib/api.ts';

const pageSize = 10;

/** Own bookings page by page: upcoming ones soonest first, all others newest first. */
export function ownBookings(filter: BookingFilter) {
  return orpc.bookings.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize, filter }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function bookingQuery(bookingId: string) {
  return orpc.bookings.get.queryOptions({ input: { bookingId } });
}

/** What happened to a booking, oldest first. */
export function historyQuery(bookingId: string) {
  return orpc.bookings.history.queryOptions({ input: { bookingId } });
}
