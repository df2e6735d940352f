import type { DeskTicket } from '@pahiya/contract/desk/support/schemas';
import type { TicketPriority, TicketStatus } from '@pahiya/contract/support/schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api.ts';
import { deskTicketOptions } from './queries/inbox.ts';

/** Asks again for the lists of tickets, and for one ticket when it is named. */
export function useRenewInbox(): (ticketId?: string) => Promise<void> {
  const client = useQueryClient();
  return async (ticketId) => {
    const keys = [orpc.desk.support.inbox.key(), ticketId && deskTicketOptions(ticketId).queryKey];
    await Promise.all(keys.map((queryKey) => queryKey && client.invalidateQueries({ queryKey })));
  };
}

/** What an agent does with a ticket. A refusal reads the ticket again: somebody else was there first. */
export function useTicketActions(ticketId: string) {
  const client = useQueryClient();
  const renew = useRenewInbox();
  const { queryKey } = deskTicketOptions(ticketId);
  const handlers = {
    onSuccess(ticket: DeskTicket) {
      client.setQueryData(queryKey, ticket);
      void renew();
    },
    onError: () => renew(ticketId),
  };
  const held = () => client.getQueryData(queryKey)?.agent?.id ?? null;
  return {
    give: useMutation({
      mutationFn: (agentId: string | null) => api.desk.support.take({ ticketId, agentId, heldBy: held() }),
      ...handlers,
    }),
    set: useMutation({
      mutationFn: (change: { status?: TicketStatus; priority?: TicketPriority }) =>
        api.desk.support.setTicket({ ticketId, ...change }),
      ...handlers,
    }),
    note: useMutation({
      mutationFn: (text: string) => api.desk.support.addNote({ ticketId, text }),
      ...handlers,
    }),
  };
}
