import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatCache } from './queries/chat-cache.ts';
import { messagesOptions } from './queries/conversations.ts';
import { messagesOf } from './rules/messages.ts';
import { useConversations } from './use-conversations.ts';
import { useFresh } from './use-fresh.ts';

export interface ConversationAddress {
  /** As the address holds it. */
  conversation: string | undefined;
  /** Something lies over the chat that going back closes. */
  isCovered: boolean;
  /** Goes to a conversation; without one to where a new one begins. */
  onGo: (conversation: string | undefined, how: 'push' | 'replace') => void;
  /** The conversation that began where a new one does gets into the address, unless something lies over the chat just now. */
  onAddress: (conversation: string) => void;
  /** Whether the address still holds this conversation, or none. */
  isAt: (conversation: string | undefined) => boolean;
}

/** Which conversation is open, and what becomes of it. `onStay`: one is in a new one already. */
export function useOpenConversation(address: ConversationAddress, onStay: () => void) {
  const { conversation: addressed, isCovered, onGo, onAddress, isAt } = address;
  const client = useQueryClient();
  const actions = useConversations();
  const fresh = useFresh(addressed);
  const openId = addressed ?? fresh.id;
  const conversation = addressed ?? (fresh.isBegun ? fresh.id : undefined);
  useAddress(addressed ? undefined : conversation, isCovered, onAddress);
  // Counts how often somebody began or opened a conversation, and so is about to ask.
  const [turn, setTurn] = useState(0);
  const countTurn = () => setTurn((before) => before + 1);

  /** One that is empty already is the new one. */
  async function startNew() {
    countTurn();
    const pages = client.getQueryData(messagesOptions(openId).queryKey);
    if (conversation && pages && messagesOf(pages).length === 0) return onStay();
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

  return {
    conversation,
    openId,
    /** The same as long as what is typed belongs to the same chat. */
    place: openId === fresh.id ? fresh.place : openId,
    turn,
    countTurn,
    startNew,
    remove,
    rename: actions.rename,
    /** Makes the conversation that a first question is asked in; answers whether it is there. */
    begin() {
      fresh.use();
      return actions.begin(openId);
    },
    noteBegun: () => fresh.begin(openId),
    async takeBack() {
      if (await actions.discard(openId)) fresh.renew();
    },
  };
}

/** A step of the history that something lies over is left alone: it would lose what lies there. */
function useAddress(missing: string | undefined, isCovered: boolean, onAddress: (conversation: string) => void) {
  const address = useEffectEvent(onAddress);
  useEffect(() => {
    if (missing && !isCovered) address(missing);
  }, [missing, isCovered]);
}
