import { orpc } from '@/lib/api/api.ts';
import type { CallView } from '../rules/calls.ts';
import type { InboxFilters } from '../rules/inbox-filters.ts';

export function inboxOptions({ view, status, about, priority, q, sort }: InboxFilters) {
  return orpc.desk.support.inbox.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, view, status, category: about, priority, search: q, sort }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

export function deskTicketOptions(ticketId: string) {
  return orpc.desk.support.ticket.queryOptions({ input: { ticketId } });
}

export function agentsOptions() {
  return orpc.desk.support.agents.queryOptions();
}

export function cannedRepliesOptions() {
  return orpc.desk.support.cannedReplies.queryOptions();
}

/** Open or finished calls. Refetched regularly, because a call becomes due without any change to the data. */
export function callsOptions(view: CallView) {
  return orpc.desk.support.calls.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: 50, view: view === 'over' ? 'over' : 'open' }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: 30_000,
  });
}
