import type { BookingFilter } from '@pahiya/contract/bookings/schemas';
import { orpc } from '@/lib/api/api.ts';

const pageSize = 10;

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

export function historyQuery(bookingId: string) {
  return orpc.bookings.history.queryOptions({ input: { bookingId } });
}
