import type { RevvyMessage } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { chatCache } from './queries/chat-cache.ts';
import { messagesOptions } from './queries/conversations.ts';
import { isAwaited, messagesOf } from './rules/messages.ts';
import { createAsking } from './service/asking.ts';
import { useReplies } from './use-replies.ts';

interface ChatOptions {
  conversationId: string;
  /** The server does not have the conversation yet. */
  isNew: boolean;
  /** The first question is stored. */
  onBegun: () => void;
  /** The first question was refused, so its conversation is discarded. */
  onRefused: () => Promise<void>;
  onEnded: (reply: RevvyMessage) => void;
  /** Stop came too late: the answer is complete. */
  onWhole: () => void;
}

/** Messages of a conversation and the actions on them. Each action rejects when its request fails. */
export function useChat({ conversationId, isNew, onBegun, onRefused, onEnded, onWhole }: ChatOptions) {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...messagesOptions(conversationId), enabled: !isNew });
  const cache = useMemo(() => chatCache(client, conversationId), [client, conversationId]);
  const messages = useMemo(() => messagesOf(query.data), [query.data]);
  const last = messages.at(-1);
  const pending = last?.status === 'streaming' ? last : null;
  const growingId = pending && !isAwaited(pending) ? pending.id : null;

  const stored = useRef(!isNew);
  function noteStored() {
    if (!stored.current) onBegun();
    stored.current = true;
  }
  const replies = useReplies({ cache, growingId, onStarted: noteStored, onEnded, onWhole });
  const { session, stopping, isStopWanted } = replies;
  const isStored = () => stored.current;
  const { ask, retry, edit } = createAsking({ conversationId, isNew, isStored, cache, session, stopping, onRefused });

  return { query, messages, pending, isStopWanted, cache, ask, retry, edit, stop: () => stopping.stop(growingId) };
}
