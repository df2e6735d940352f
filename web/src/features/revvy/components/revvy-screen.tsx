import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatCache } from '../queries/chat-cache.ts';
import { conversationsOptions, messagesOptions } from '../queries/conversations.ts';
import { conversationsOf } from '../rules/conversations.ts';
import { messagesOf } from '../rules/messages.ts';
import type { AskedPlace } from '../types.ts';
import { useConversations } from '../use-conversations.ts';
import { useShownTitle } from '../use-shown-title.ts';
import { Chat } from './chat.tsx';
import { ChatHeader } from './chat-header.tsx';
import { ConversationPanel } from './conversation-panel.tsx';
import { RevvyShell } from './revvy-shell.tsx';

const ConversationSheet = lazy(async () => {
  const { ConversationSheet } = await import('./conversation-sheet.tsx');
  return { default: ConversationSheet };
});

interface RevvyScreenProps {
  userId: string;
  /** As the address holds it. */
  conversation: string | undefined;
  near: AskedPlace | null;
  isListOpen: boolean;
  /** Goes to a conversation; without one to where a new one begins. */
  onGo: (conversation: string | undefined, how: 'push' | 'replace') => void;
  onList: () => void;
  onListClose: () => void;
  /** Whether the address still holds this conversation, or none. */
  isAt: (conversation: string | undefined) => boolean;
}

export function RevvyScreen(props: RevvyScreenProps) {
  const { userId, conversation, near, isListOpen, onGo, onList, onListClose, isAt } = props;
  const client = useQueryClient();
  const actions = useConversations();
  const { fresh, renew } = useFreshId(conversation);
  const openId = conversation ?? fresh;
  const title = useTitle(conversation);

  async function begin(): Promise<boolean> {
    if (!(await actions.create(openId))) return false;
    // Who has gone elsewhere meanwhile stays there.
    if (isAt(conversation)) onGo(openId, 'replace');
    else renew();
    return true;
  }

  /** One that is empty already is the new one. */
  async function startNew() {
    const pages = client.getQueryData(messagesOptions(openId).queryKey);
    if (conversation && pages && messagesOf(pages).length === 0) return onListClose();
    if (!conversation) {
      chatCache(client, openId).begin();
      await begin();
      return;
    }
    const id = crypto.randomUUID();
    chatCache(client, id).begin();
    onGo(id, 'push');
    if (!(await actions.create(id)) && isAt(id)) onGo(conversation, 'replace');
  }

  async function remove(removed: Conversation) {
    const wasOpen = removed.id === conversation;
    if (wasOpen) onGo(undefined, 'replace');
    const isGone = await actions.remove(removed, () => wasOpen && onGo(removed.id, 'replace'));
    if (!isGone && wasOpen) onGo(removed.id, 'replace');
  }

  const panel = {
    openId: conversation,
    onNew: () => void startNew(),
    onDelete: (removed: Conversation) => void remove(removed),
    onRename: actions.rename,
  };
  return (
    <RevvyShell aside={<ConversationPanel {...panel} onOpen={() => undefined} />}>
      <ChatHeader title={title} onNew={() => void startNew()} onConversations={onList} />
      <Chat
        key={openId}
        conversationId={openId}
        isNew={!conversation}
        userId={userId}
        near={near}
        onBegin={begin}
        onNew={() => onGo(undefined, 'replace')}
      />
      {isListOpen && (
        <Suspense>
          <ConversationSheet {...panel} onOpen={() => undefined} onClose={onListClose} />
        </Suspense>
      )}
    </RevvyShell>
  );
}

/** The id the next new conversation will have; another one as soon as it is taken and one begins anew. */
function useFreshId(conversation: string | undefined) {
  const [fresh, setFresh] = useState(() => ({ id: crypto.randomUUID() as string, isTaken: false }));
  const renew = () => setFresh({ id: crypto.randomUUID(), isTaken: false });
  if (conversation === fresh.id && !fresh.isTaken) setFresh({ ...fresh, isTaken: true });
  if (conversation === undefined && fresh.isTaken) renew();
  return { fresh: fresh.id, renew };
}

function useTitle(conversation: string | undefined): string {
  const { t } = useTranslation('revvy');
  const shownTitle = useShownTitle();
  const { data } = useInfiniteQuery(conversationsOptions());
  if (!conversation) return t('title.new');
  const found = conversationsOf(data).find(({ id }) => id === conversation);
  return found ? shownTitle(found.title) : '';
}
