import type { ChatMessage } from '@pahiya/contract/support/schemas';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api.ts';
import { endOf, mergeMessages } from '../rules/conversation.ts';

const pageSize = 200;

/** All messages of a ticket. Asked again it fetches only what is missing, and nothing that came meanwhile is lost. */
export function conversationOptions(ticketId: string) {
  const queryKey = ['support', 'conversation', ticketId] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = () => client.getQueryData<ChatMessage[]>(queryKey) ?? [];
      let fetched: ChatMessage[] = [];
      for (let hasMore = true; hasMore; ) {
        const after = endOf(mergeMessages(known(), fetched));
        const page = await api.support.messages({ ticketId, after, limit: pageSize }, { signal });
        fetched = mergeMessages(fetched, page.items);
        hasMore = page.hasMore && page.items.length > 0;
      }
      return mergeMessages(known(), fetched);
    },
  });
}

export function addMessage(client: QueryClient, message: ChatMessage): void {
  const { queryKey } = conversationOptions(message.ticketId);
  client.setQueryData<ChatMessage[]>(queryKey, (known) => mergeMessages(known ?? [], [message]));
}
