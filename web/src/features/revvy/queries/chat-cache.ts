import type { Conversation, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api/api.ts';
import { conversationsOf, withConversation, withoutConversation } from '../rules/conversation-pages.ts';
import { emptyPages, newestPage, withMessage, withoutMessage } from '../rules/messages.ts';
import type { ConversationPages, MessagePages } from '../types.ts';
import { conversationsOptions, messagesOptions } from './conversations.ts';

const listsKey = orpc.revvy.conversations.key({ type: 'infinite' });

export type ChatCache = ReturnType<typeof chatCache>;

export function chatCache(client: QueryClient, conversationId: string) {
  const { queryKey } = messagesOptions(conversationId);
  function change(by: (pages: MessagePages) => MessagePages) {
    client.setQueryData<MessagePages>(queryKey, (pages) => pages && by(pages));
  }
  return {
    /** A new conversation has no messages, so none are fetched. */
    begin: () => client.setQueryData<MessagePages>(queryKey, emptyPages),
    put: (message: RevvyMessage) => change((pages) => withMessage(pages, message)),
    remove: (messageId: string) => change((pages) => withoutMessage(pages, messageId)),
    /** Older messages are fetched again when they are needed. */
    forgetOlder: () => change(newestPage),
    forget: () => client.removeQueries({ queryKey }),
    /** A fetch in flight does not contain the message that is about to be added. */
    hold: () => void client.cancelQueries({ queryKey }),
    reload: () => client.invalidateQueries({ queryKey }),
    /** The cached messages are wrong; only the server's count. */
    startOver: () => client.resetQueries({ queryKey }),
    putConversation: (conversation: Conversation) => showConversation(client, conversation),
  };
}

/** Shows the conversation at its position in the list. Search results are refetched when they are shown. */
export function showConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData<ConversationPages>(
    conversationsOptions().queryKey,
    (pages) => pages && withConversation(pages, conversation),
  );
  const own = hashKey(conversationsOptions().queryKey);
  void client.invalidateQueries({ queryKey: listsKey, predicate: ({ queryHash }) => queryHash !== own });
}

/**
 * Removes the conversation from every list. Returns a function that restores it and leaves later changes to others
 * alone.
 */
export function hideConversation(client: QueryClient, conversation: Conversation): () => void {
  const before = client.getQueriesData<ConversationPages>({ queryKey: listsKey });
  const holding = before.filter(([, pages]) => conversationsOf(pages).some(({ id }) => id === conversation.id));
  for (const [queryKey] of holding) {
    client.setQueryData<ConversationPages>(queryKey, (pages) => pages && withoutConversation(pages, conversation.id));
  }
  return () => {
    for (const [queryKey] of holding) {
      client.setQueryData<ConversationPages>(queryKey, (pages) => pages && withConversation(pages, conversation));
    }
  };
}

export function reloadConversations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listsKey });
}
