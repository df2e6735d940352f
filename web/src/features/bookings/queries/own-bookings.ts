import { orpc } from '@/lib/api.ts';

const pageSize = 10;

/** Own bookings, newest first, page by page. */
export function ownBookings() {
  return orpc.bookings.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
