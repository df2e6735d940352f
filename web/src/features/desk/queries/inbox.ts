import { orpc } from '@/lib/api.ts';
import type { CallView } from '../rules/calls.ts';
import type { InboxFilters } from '../rules/inbox.ts';

/** The tickets of a view, as the server has them. */
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

/** Calls to be made or over. Asked again now and then: a time comes without anything being changed. */
export function callsOptions(view: CallView) {
  return orpc.desk.support.calls.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: 50, view: view === 'over' ? 'over' : 'open' }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: 30_000,
  });
}
