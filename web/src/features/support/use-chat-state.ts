import type { TicketDetail } from '@pahiya/contract/support/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { supportState } from './queries/help.ts';
import { type ChatState, chatState } from './rules/chat-state.ts';

/** State in the header. Refetched whenever the ticket changes, for example by an agent's message. */
export function useChatState(ticket: TicketDetail | undefined): ChatState {
  const { data, refetch } = useQuery(supportState());
  const changedAt = ticket?.updatedAt;
  useEffect(() => {
    if (changedAt) void refetch();
  }, [changedAt, refetch]);
  return chatState(ticket, data?.isAgentOnline ?? false);
}
