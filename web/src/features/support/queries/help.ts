import { limits } from '@pahiya/contract/shared/limits';
import type { CallSlot, SupportState } from '@pahiya/contract/support/schemas';
import type { LanguageCode } from '@/i18n/languages.ts';
import { orpc } from '@/lib/api/api.ts';
import { readPublic } from '@/lib/connection/read-public.ts';

export function faqOptions(language: LanguageCode) {
  return orpc.support.faq.queryOptions({ input: { language } });
}

export function ownFaqOptions(language: LanguageCode, userId: string) {
  const options = faqOptions(language);
  return { ...options, queryKey: [...options.queryKey, userId] };
}

export function recentTickets() {
  return orpc.support.tickets.queryOptions({ input: { limit: limits.recentTickets } });
}

const stateAgeMs = 45_000;

/** Whether an agent is online. Refetched while it is shown. */
export function supportState() {
  return {
    ...orpc.support.state.queryOptions(),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPublic<SupportState>('/support/state', { signal }),
    staleTime: stateAgeMs,
    refetchInterval: stateAgeMs,
  };
}

/** The two latest chats: the open one and the one before it. */
export function lastChats() {
  return orpc.support.tickets.queryOptions({ input: { category: 'chat', limit: 2 } });
}

export function callSlots() {
  return {
    ...orpc.support.callSlots.queryOptions(),
    queryFn: ({ signal }: { signal: AbortSignal }) => readPublic<CallSlot[]>('/support/call-slots', { signal }),
  };
}

export function ownCalls() {
  return orpc.support.callRequests.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: 5 }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Latest bookings a ticket can be about (product, section 12.3). */
export function bookingsForTicket() {
  return orpc.bookings.list.queryOptions({ input: { limit: limits.bookingsInPicker } });
}

/** The booking named in the link; null if it is not one of the user's. A garage's page sends the garage's id. */
export function bookingForTicket(bookingId: string) {
  return orpc.bookings.list.queryOptions({
    input: { bookingId, limit: 1 },
    select: ({ items }) => items[0] ?? null,
    retry: false,
  });
}
