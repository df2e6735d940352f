import type { LiveEvent } from '@pahiya/contract/live/schemas';
import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { orpc } from '../../../lib/api/api.ts';
import { reloadConversations } from '../queries/chat-cache.ts';
import { messagesOptions } from '../queries/conversations.ts';
import { isAwaited, messagesOf } from '../rules/messages.ts';
import type { MessagePages } from '../types.ts';

/** A question is followed by its answer and often by the end of it, so changes are gathered into one refetch. */
const gatherMs = 300;

/** Refetches conversations that changed elsewhere. Answers streaming to this page are left to their streams. */
export function followConversations(client: QueryClient) {
  const changed = new Set<string>();
  let isAllChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readAgain() {
    const keys = isAllChanged
      ? [orpc.revvy.messages.key({ type: 'infinite' })]
      : [...changed].map((id) => messagesOptions(id).queryKey);
    const isOnlyOwn = !isAllChanged && keys.every((key) => isGrowing(client, key, isAwaited));
    changed.clear();
    isAllChanged = false;
    timer = undefined;
    if (isOnlyOwn) return;
    void reloadConversations(client);
    void client.invalidateQueries({
      predicate: ({ queryKey }) =>
        keys.some((key) => partialMatchKey(queryKey, key)) && !isGrowing(client, queryKey, () => true),
    });
  }

  return {
    onEvent({ id }: LiveEvent) {
      if (id) changed.add(id);
      else isAllChanged = true;
      timer ??= setTimeout(readAgain, gatherMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Whether the open chat ends with a growing answer that satisfies `isMeant`. */
function isGrowing(client: QueryClient, queryKey: QueryKey, isMeant: typeof isAwaited): boolean {
  const query = client.getQueryCache().find<unknown, Error, MessagePages>({ queryKey, exact: true });
  const last = messagesOf(query?.state.data).at(-1);
  return query !== undefined && query.getObserversCount() > 0 && last?.status === 'streaming' && isMeant(last);
}
