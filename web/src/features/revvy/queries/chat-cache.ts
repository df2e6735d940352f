import type { Conversation, RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { orpc } from '../../../lib/api.ts';
import { conversationsOf, withConversation, withoutConversation } from '../rules/conversations.ts';
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
    /** What is being read now knows nothing of what is about to be put. */
    hold: () => void client.cancelQueries({ queryKey }),
    reload: () => client.invalidateQueries({ queryKey }),
    /** What is shown is not true any longer: only what the server says is. */
    startOver: () => client.resetQueries({ queryKey }),
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

/** From every list; answers how to bring this one back, whatever happened to the others meanwhile. */
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
