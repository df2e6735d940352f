import { orpc } from '../../../lib/api/api.ts';

const conversationsPage = 30;
const messagesPage = 50;

export function conversationsOptions(search?: string) {
  return orpc.revvy.conversations.infiniteOptions({
    input: (cursor: string | undefined) => ({ cursor, limit: conversationsPage, search }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** The first page has the latest messages, further pages older ones. A growing answer is updated by its own stream. */
export function messagesOptions(conversationId: string) {
  return orpc.revvy.messages.infiniteOptions({
    input: (cursor: string | undefined) => ({ conversationId, cursor, limit: messagesPage }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchOnWindowFocus: false,
  });
}

export function welcomeOptions() {
  return orpc.revvy.welcome.queryOptions({ staleTime: 300_000 });
}
