import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { dehydrate, hydrate, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api/api.ts';
import { session } from '@/lib/session/session.ts';
import { keptAnswers } from '@/shared/bookings/storage/kept-answers.ts';
import { bookingQuery } from '../queries/own-bookings.ts';
import { isOwnBookingKey, mergeKept, queriesOf } from '../rules/kept.ts';

/** Answers arrive in groups, so they are stored together. */
const gatherMs = 500;

/** Stores answers about the customer's bookings for offline use. Returns a function that stops. */
export function keepBookings(client: QueryClient, userId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function writeSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void write(client, userId), gatherMs);
  }
  const stop = client.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    if (isAnswer && isOwnBookingKey(event.query.queryKey)) writeSoon();
  });
  // Some answers may have arrived earlier.
  writeSoon();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

async function write(client: QueryClient, userId: string): Promise<void> {
  await keptAnswers.change(userId, (before) => {
    if (session.getState().user?.id !== userId) return null;
    const shouldDehydrateQuery = ({ state, queryKey }: { state: { status: string }; queryKey: readonly unknown[] }) =>
      state.status === 'success' && isOwnBookingKey(queryKey);
    const none = () => false;
    const now = dehydrate(client, {
      shouldDehydrateQuery,
      shouldDehydrateMutation: none,
      serializeData: JSON.stringify,
    });
    return now.queries.length > 0 ? mergeKept(before, now) : null;
  });
}

/** Restores stored answers that are newer than the cache. Each booking in a list is also cached separately. */
export async function bringKeptBookings(client: QueryClient, userId: string): Promise<void> {
  const queries = queriesOf(await keptAnswers.read(userId));
  if (session.getState().user?.id !== userId) return;
  const forLong = { queries: { gcTime: Number.POSITIVE_INFINITY }, deserializeData: JSON.parse };
  hydrate(client, { mutations: [], queries }, { defaultOptions: forLong });
  const lists = client.getQueriesData<InfiniteData<Page<Booking>>>({ queryKey: orpc.bookings.list.key() });
  for (const [queryKey, data] of lists) {
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
    for (const booking of data?.pages.flatMap(({ items }) => items) ?? []) {
      const key = bookingQuery(booking.id).queryKey;
      if (client.getQueryData(key) === undefined) client.setQueryData(key, booking, { updatedAt });
    }
  }
}
