import { orpc } from '@/lib/api/api.ts';

const pageSize = 5;

export function garageReviews(garageId: string) {
  return orpc.reviews.ofGarage.infiniteOptions({
    input: (cursor: string | undefined) => ({ garageId, cursor, limit: pageSize }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}
