import type { Booking } from '@pahiya/contract/bookings/schemas';
import type { Page } from '@pahiya/contract/shared/pages';
import { dehydrate, hydrate, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { keptAnswers } from '@/lib/kept-answers.ts';
import { session } from '@/lib/session/session.ts';
import { isOwnBookingKey, mergeKept, queriesOf } from '../rules/kept.ts';
import { bookingQuery } from './own-bookings.ts';

/** Answers come in groups: they are written down once. */
const gatherMs = 500;

/** Keeps each answer about the customer's bookings for a time without a connection; returns how to stop. */
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
  // Some may have come before.
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
    const now = dehydrate(client, { shouldDehydrateQuery, shouldDehydrateMutation: () => false });
    return now.queries.length > 0 ? mergeKept(before, now) : null;
  });
}

/** Brings back what was kept where nothing newer is known; each booking of a list is also there alone. */
export async function bringKeptBookings(client: QueryClient, userId: string): Promise<void> {
  const queries = queriesOf(await keptAnswers.read(userId));
  if (session.getState().user?.id !== userId) return;
  const forLong = { queries: { gcTime: Number.POSITIVE_INFINITY } };
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
