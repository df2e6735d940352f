import type { ChatMessage, SendMessageInput } from '@pahiya/contract/support/schemas';
import type { QueryKey } from '@tanstack/react-query';
import { api, orpc } from '@/lib/api/api.ts';
import type { Side } from '../types.ts';

interface Endpoints {
  messages: (
    input: { ticketId: string; after: number; limit: number },
    options?: { signal?: AbortSignal },
  ) => Promise<{ items: ChatMessage[]; hasMore: boolean }>;
  send: (input: SendMessageInput) => Promise<ChatMessage>;
  mark: (input: { ticketId: string; deliveredSeq: number; readSeq: number }) => Promise<unknown>;
  typing: (input: { ticketId: string }) => Promise<unknown>;
  ticketKey: (ticketId: string) => QueryKey;
}

const calls: Record<Side, Endpoints> = {
  customer: {
    messages: api.support.messages,
    send: api.support.sendMessage,
    mark: api.support.mark,
    typing: api.support.typing,
    ticketKey: (ticketId) => orpc.support.ticket.queryKey({ input: { ticketId } }),
  },
  agent: {
    messages: api.desk.support.messages,
    send: api.desk.support.reply,
    mark: api.desk.support.mark,
    typing: api.desk.support.typing,
    ticketKey: (ticketId) => orpc.desk.support.ticket.queryKey({ input: { ticketId } }),
  },
};

/** The procedures for one side of a conversation. Customers and agents have separate endpoints. */
export function endpointsOf(side: Side): Endpoints {
  return calls[side];
}
