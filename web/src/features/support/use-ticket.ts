import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import { conversationOptions } from './queries/ticket-messages.ts';
import { ticketOptions } from './queries/tickets.ts';

/** The user's open chat, created if there is none. After that it is loaded like any other ticket. */
export function useChatTicket() {
  const client = useQueryClient();
  const opened = useQuery({
    ...orpc.support.openChat.queryOptions(),
    staleTime: 0,
    // The chat is opened on arrival, not again on each focus.
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  const id = opened.data?.id;
  const { data: ticket = opened.data } = useQuery({
    ...ticketOptions(id ?? ''),
    enabled: id !== undefined,
    initialData: () => (id === undefined ? undefined : client.getQueryData(ticketOptions(id).queryKey)),
  });
  return { opened, ticket };
}

function useStore(ticketId: string) {
  const client = useQueryClient();
  return (ticket: TicketDetail) => {
    client.setQueryData(ticketOptions(ticketId).queryKey, ticket);
    void client.invalidateQueries({ queryKey: conversationOptions(ticketId).queryKey });
    void client.invalidateQueries({ queryKey: orpc.support.tickets.key() });
  };
}

export function useReopen(ticketId: string) {
  return useMutation({ mutationFn: () => api.support.reopen({ ticketId }), onSuccess: useStore(ticketId) });
}

export function useRateTicket(ticketId: string) {
  return useMutation({
    mutationFn: (rating: { stars: number; comment: string }) => api.support.rate({ ticketId, ...rating }),
    onSuccess: useStore(ticketId),
  });
}

export function useTranscript(ticketId: string) {
  return useMutation({ mutationFn: () => api.support.transcript({ ticketId }) });
}
