import type { Conversation, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { orpc } from '@/lib/api.ts';
import { withConversation, withoutConversation } from '../rules/conversations.ts';
import { emptyPages, newestPage, withMessage, withoutMessage } from '../rules/messages.ts';
import type { ConversationPages, MessagePages } from '../types.ts';
import { conversationsOptions, messagesOptions } from './conversations.ts';

const listsKey = orpc.revvy.conversations.key({ type: 'infinite' });

export type ChatCache = ReturnType<typeof chatCache>;

/** The messages of one conversation as this page shows them. */
export function chatCache(client: QueryClient, conversationId: string) {
  const { queryKey } = messagesOptions(conversationId);
  function change(by: (pages: MessagePages) => MessagePages) {
    client.setQueryData<MessagePages>(queryKey, (pages) => pages && by(pages));
  }
  return {
    /** A conversation that has just begun has no messages: nobody is asked for them. */
    begin: () => client.setQueryData<MessagePages>(queryKey, emptyPages),
    put: (message: RevvyMessage) => change((pages) => withMessage(pages, message)),
    remove: (messageId: string) => change((pages) => withoutMessage(pages, messageId)),
    /** Older messages are read again when they are wanted again. */
    forgetOlder: () => change(newestPage),
    forget: () => client.removeQueries({ queryKey }),
    reload: () => client.invalidateQueries({ queryKey }),
    putConversation: (conversation: Conversation) => showConversation(client, conversation),
  };
}

/** With its title and in its place; a list that was searched for is asked again when it is shown. */
export function showConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData<ConversationPages>(
    conversationsOptions().queryKey,
    (pages) => pages && withConversation(pages, conversation),
  );
  const own = hashKey(conversationsOptions().queryKey);
  void client.invalidateQueries({ queryKey: listsKey, predicate: ({ queryHash }) => queryHash !== own });
}

/** From every list; answers how to bring it back. */
export function hideConversation(client: QueryClient, id: string): () => void {
  const before = client.getQueriesData<ConversationPages>({ queryKey: listsKey });
  client.setQueriesData<ConversationPages>({ queryKey: listsKey }, (pages) => pages && withoutConversation(pages, id));
  return () => {
    for (const [queryKey, pages] of before) client.setQueryData(queryKey, pages);
  };
}

export function reloadConversations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listsKey });
}
