import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChatShell } from '@/layout/chat-shell.tsx';
import { chatCache } from '../queries/chat-cache.ts';
import { conversationsOptions, messagesOptions } from '../queries/conversations.ts';
import { conversationsOf } from '../rules/conversations.ts';
import { messagesOf } from '../rules/messages.ts';
import type { AskedPlace } from '../types.ts';
import { useConversations } from '../use-conversations.ts';
import { useShownTitle } from '../use-shown-title.ts';
import { Chat } from './chat.tsx';
import { ChatHeader } from './chat-header.tsx';
import { questionBoxId } from './composer.tsx';
import { ConversationPanel } from './conversation-panel.tsx';

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
  /** Something lies over the chat that going back closes. */
  isCovered: boolean;
  /** Goes to a conversation; without one to where a new one begins. */
  onGo: (conversation: string | undefined, how: 'push' | 'replace') => void;
  onList: () => void;
  onListClose: () => void;
  /** The conversation that began where a new one does gets into the address, unless something lies over the chat just now. */
  onAddress: (conversation: string) => void;
  /** Whether the address still holds this conversation, or none. */
  isAt: (conversation: string | undefined) => boolean;
}

export function RevvyScreen(props: RevvyScreenProps) {
  const {
    userId,
    conversation: addressed,
    near,
    isListOpen,
    isCovered,
    onGo,
    onList,
    onListClose,
    onAddress,
    isAt,
  } = props;
  const { t } = useTranslation('revvy');
  const client = useQueryClient();
  const actions = useConversations();
  const fresh = useFresh(addressed);
  const openId = addressed ?? fresh.id;
  const conversation = addressed ?? (fresh.isBegun ? fresh.id : undefined);
  useAddress(addressed ? undefined : conversation, isCovered, onAddress);
  // Counts how often somebody began or opened a conversation, and so is about to ask.
  const [turn, setTurn] = useState(0);
  const title = useTitle(conversation);

  /** One that is empty already is the new one. */
  async function startNew() {
    setTurn((before) => before + 1);
    const pages = client.getQueryData(messagesOptions(openId).queryKey);
    if (conversation && pages && messagesOf(pages).length === 0) return onListClose();
    if (!conversation) {
      chatCache(client, openId).begin();
      fresh.use();
      // Who has gone elsewhere meanwhile stays there.
      if ((await actions.create(openId)) && isAt(conversation)) onGo(openId, 'replace');
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
    if (wasOpen && !addressed) fresh.leave();
    const isGone = await actions.remove(removed, () => wasOpen && onGo(removed.id, 'replace'));
    if (!isGone && wasOpen) onGo(removed.id, 'replace');
  }

  const panel = {
    openId: conversation,
    onNew: () => void startNew(),
    onDelete: (removed: Conversation) => void remove(removed),
    onRename: actions.rename,
    onOpen: () => setTurn((before) => before + 1),
  };
  return (
    <ChatShell aside={<ConversationPanel {...panel} />} skip={{ to: questionBoxId, text: t('skip') }}>
      <ChatHeader title={title} onNew={() => void startNew()} onConversations={onList} />
      <Chat
        key={openId === fresh.id ? fresh.place : openId}
        conversationId={openId}
        isNew={!conversation}
        turn={turn}
        userId={userId}
        near={near}
        begin={() => {
          fresh.use();
          return actions.begin(openId);
        }}
        onBegun={() => fresh.begin(openId)}
        onRefused={async () => {
          if (await actions.discard(openId)) fresh.renew();
        }}
        onNew={() => onGo(undefined, 'replace')}
      />
      {isListOpen && (
        <Suspense>
          <ConversationSheet {...panel} onClose={onListClose} />
        </Suspense>
      )}
    </ChatShell>
  );
}

/**
 * The id the next new conversation will have; another one as soon as it is taken and one begins anew. `place` stays the
 * same when the id is renewed: what is typed there stays.
 */
function useFresh(conversation: string | undefined) {
  const [fresh, setFresh] = useState(makeFresh);
  if (conversation === fresh.id && !fresh.isTaken) setFresh({ ...fresh, isTaken: true });
  const isOver = fresh.isTaken ? conversation === undefined : fresh.isUsed && conversation !== undefined;
  if (isOver && conversation !== fresh.id) setFresh(makeFresh());
  return {
    id: fresh.id,
    place: fresh.place,
    /** Its first question is stored. */
    isBegun: fresh.isBegun,
    begin: (id: string) => setFresh((before) => (before.id === id ? { ...before, isBegun: true } : before)),
    leave: () => setFresh(makeFresh()),
    /** It is on its way to the server: who goes elsewhere meanwhile comes back to another one. */
    use: () => setFresh((before) => ({ ...before, isUsed: true })),
    renew: () => setFresh(({ place }) => ({ ...makeFresh(), place })),
  };
}

function makeFresh() {
  const id: string = crypto.randomUUID();
  return { id, place: id, isUsed: false, isBegun: false, isTaken: false };
}

/** A step of the history that something lies over is left alone: it would lose what lies there. */
function useAddress(missing: string | undefined, isCovered: boolean, onAddress: (conversation: string) => void) {
  const address = useEffectEvent(onAddress);
  useEffect(() => {
    if (missing && !isCovered) address(missing);
  }, [missing, isCovered]);
}

function useTitle(conversation: string | undefined): string {
  const { t } = useTranslation('revvy');
  const shownTitle = useShownTitle();
  const { data } = useInfiniteQuery(conversationsOptions());
  if (!conversation) return t('title.new');
  const found = conversationsOf(data).find(({ id }) => id === conversation);
  return found ? shownTitle(found.title) : '';
}
