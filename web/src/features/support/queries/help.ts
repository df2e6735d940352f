import { limits } from '@pahiya/contract/shared/limits';
import type { LanguageCode } from '@/i18n/languages.ts';
import { orpc } from '@/lib/api.ts';

/** The questions as anybody is told them. */
export function faqOptions(language: LanguageCode) {
  return orpc.support.faq.queryOptions({ input: { language } });
}

/** The same with what the signed-in reader said of each. */
export function ownFaqOptions(language: LanguageCode, userId: string) {
  const options = faqOptions(language);
  return { ...options, queryKey: [...options.queryKey, userId] };
}

export function recentTickets() {
  return orpc.support.tickets.queryOptions({ input: { limit: limits.recentTickets } });
}

const stateAgeMs = 45_000;

/** Whether an agent is there now; asked again while one looks. */
export function supportState() {
  return { ...orpc.support.state.queryOptions(), staleTime: stateAgeMs, refetchInterval: stateAgeMs };
}

/** The last chats, newest first: the open one and the one before it. */
export function lastChats() {
  return orpc.support.tickets.queryOptions({ input: { category: 'chat', limit: 2 } });
}

export function callSlots() {
  return orpc.support.callSlots.queryOptions();
}

export function ownCalls() {
  return orpc.support.callRequests.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: 5 }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** What a ticket can be about: the last bookings, newest first (specification, section 9). */
export function bookingsForTicket() {
  return orpc.bookings.list.queryOptions({ input: { limit: limits.bookingsInPicker } });
}

/** The booking a link names; null when it is no own one: a garage's page sends the garage's id. */
export function bookingForTicket(bookingId: string) {
  return orpc.bookings.list.queryOptions({
    input: { bookingId, limit: 1 },
    select: ({ items }) => items[0] ?? null,
    retry: false,
  });
}
