import type { RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { isAnswered } from '@/lib/api-errors.ts';
import { chatCache } from './queries/chat-cache.ts';
import { messagesOptions } from './queries/conversations.ts';
import { askedMessages, emptiedReply, isAwaited, messagesOf } from './rules/messages.ts';
import { useReplies } from './use-replies.ts';

interface ChatOptions {
  conversationId: string;
  /** Whether the server does not know it yet. */
  isNew: boolean;
  /** The first question is stored. */
  onBegun: () => void;
  /** The first question was refused: its conversation is not wanted. */
  onRefused: () => Promise<void>;
  onEnded: (reply: RevvyMessage) => void;
  /** Stop came too late: the whole answer is there. */
  onWhole: () => void;
}

type Sent = Omit<SendInput, 'conversationId' | 'attachments'> & { attachments: RevvyMessage['attachments'] };

/** The messages of a conversation, and what one can do with them. Each action rejects when it did not get through. */
export function useChat({ conversationId, isNew, onBegun, onRefused, onEnded, onWhole }: ChatOptions) {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...messagesOptions(conversationId), enabled: !isNew });
  const cache = useMemo(() => chatCache(client, conversationId), [client, conversationId]);
  const messages = useMemo(() => messagesOf(query.data), [query.data]);
  const last = messages.at(-1);
  const pending = last?.status === 'streaming' ? last : null;
  const growingId = pending && !isAwaited(pending) ? pending.id : null;
  const isStored = useRef(!isNew);
  function noteStored() {
    if (!isStored.current) onBegun();
    isStored.current = true;
  }
  const replies = useReplies({ cache, growingId, onStarted: noteStored, onEnded, onWhole });
  const { session, stopping, isStopWanted } = replies;

  /** `begin` makes sure that there is a conversation: without one nothing is asked, and false is answered. */
  async function ask(sent: Sent, begin: () => Promise<boolean>): Promise<boolean> {
    const takeBack = putAsked(sent);
    try {
      if (!(await begin())) {
        takeBack();
        return false;
      }
      const attachments = sent.attachments.map(({ id, kind }) => ({ fileId: id, kind }));
      await session.send({ ...sent, conversationId, attachments });
      return true;
    } catch (error) {
      takeBack();
      if (!isStored.current && isAnswered(error)) await onRefused();
      throw error;
    }
  }

  /** Shows the question before the server has heard of it; answers how to take it back. */
  function putAsked({ messageId, text, attachments, detectedLanguage }: Sent): () => void {
    const asked = { id: messageId, content: text, attachments, language: detectedLanguage };
    const { question, reply } = askedMessages(asked, new Date());
    beginTurn();
    if (isNew) cache.begin();
    cache.put(question);
    cache.put(reply);
    return () => {
      cache.remove(question.id);
      cache.remove(reply.id);
    };
  }

  async function retry(reply: RevvyMessage): Promise<void> {
    beginTurn();
    const answered = session.retry(reply.id);
    cache.put(emptiedReply(reply));
    try {
      await answered;
    } catch (error) {
      cache.put(reply);
      throw error;
    }
  }

  function beginTurn() {
    stopping.beginTurn();
    cache.hold();
  }

  return { query, messages, pending, isStopWanted, cache, ask, retry, stop: () => stopping.stop(growingId) };
}
