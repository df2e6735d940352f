import { orpc } from '@/lib/api.ts';

const pageSize = 5;

/** Average and count are part of the garage. */
export function garageQuery(garageId: string) {
  return orpc.garages.get.queryOptions({ input: { garageId } });
}

export function garageReviews(garageId: string) {
  return orpc.reviews.ofGarage.infiniteOptions({
    input: (cursor: string | undefined) => ({ garageId, cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
