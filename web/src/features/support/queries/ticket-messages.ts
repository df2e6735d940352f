import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endOf, hasExpired, mergeMessages } from '../rules/messages.ts';
import type { Side } from '../types.ts';
import { endpointsOf } from './endpoints-of.ts';

const pageSize = 200;

/**
 * All messages of a ticket. A refetch loads only missing messages, or all when file links have expired, and keeps those
 * that arrive in the meantime.
 */
export function conversationOptions(ticketId: string, side: Side = 'customer') {
  const queryKey = ['support', 'conversation', side, ticketId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = () => client.getQueryData<ChatMessage[]>(queryKey) ?? [];
      const isOver = hasExpired(known(), new Date());
      let fetched: ChatMessage[] = [];
      for (let hasMore = true; hasMore; ) {
        const after = endOf(isOver ? fetched : mergeMessages(known(), fetched));
        const page = await endpointsOf(side).messages({ ticketId, after, limit: pageSize }, { signal });
        fetched = mergeMessages(fetched, page.items);
        hasMore = page.hasMore && page.items.length > 0;
      }
      return mergeMessages(known(), fetched);
    },
  });
}

export function addMessage(client: QueryClient, message: ChatMessage, side: Side): void {
  const { queryKey } = conversationOptions(message.ticketId, side);
  client.setQueryData<ChatMessage[]>(queryKey, (known) => mergeMessages(known ?? [], [message]));
}
