import type { Conversation } from '@pahiya/contract/revvy/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatCache } from './queries/chat-cache.ts';
import { messagesOptions } from './queries/conversations.ts';
import { messagesOf } from './rules/messages.ts';
import { useConversations } from './use-conversations.ts';
import { useFresh } from './use-fresh.ts';

export interface ConversationAddress {
  conversation: string | undefined;
  /** An overlay that going back closes is open above the chat. */
  isCovered: boolean;
  /** Navigates to a conversation, or without one to a new chat. */
  onGo: (conversation: string | undefined, how: 'push' | 'replace') => void;
  /** Puts a newly begun conversation into the address. Not called while an overlay is open. */
  onAddress: (conversation: string) => void;
  /** Whether the address still names this conversation, or none. */
  isAt: (conversation: string | undefined) => boolean;
}

/** The open conversation and the actions on it. `onStay` runs when a new chat is requested in an empty one. */
export function useOpenConversation(address: ConversationAddress, onStay: () => void) {
  const { conversation: addressed, isCovered, onGo, onAddress, isAt } = address;
  const client = useQueryClient();
  const actions = useConversations();
  const fresh = useFresh(addressed);
  const openId = addressed ?? fresh.id;
  const conversation = addressed ?? (fresh.isBegun ? fresh.id : undefined);
  useAddress(addressed ? undefined : conversation, isCovered, onAddress);
  // Counts how often a conversation was started or opened. The question box is focused then.
  const [openings, setOpenings] = useState(0);
  const countOpening = () => setOpenings((before) => before + 1);

  /** A conversation without messages already counts as new. */
  async function startNew() {
    countOpening();
    const pages = client.getQueryData(messagesOptions(openId).queryKey);
    if (conversation && pages && messagesOf(pages).length === 0) return onStay();
    if (!conversation) {
      chatCache(client, openId).begin();
      fresh.use();
      // Do not pull back a user who has gone elsewhere.
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
    /** Stays the same as long as the draft belongs to the same chat. */
    place: openId === fresh.id ? fresh.place : openId,
    openings,
    countOpening,
    startNew,
    remove,
    rename: actions.rename,
    /** Creates the conversation for a first question. Resolves to whether it exists. */
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

/** The history entry is not replaced while an overlay is open, because that would lose the overlay's state. */
function useAddress(missing: string | undefined, isCovered: boolean, onAddress: (conversation: string) => void) {
  const address = useEffectEvent(onAddress);
  useEffect(() => {
    if (missing && !isCovered) address(missing);
  }, [missing, isCovered]);
}
