import type { RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { api } from '@/lib/api.ts';
import { isAnswered } from '@/lib/api-errors.ts';
import { chatCache } from './queries/chat-cache.ts';
import { createChatSession } from './queries/chat-session.ts';
import { messagesOptions } from './queries/conversations.ts';
import { askedMessages, isAwaited, messagesOf } from './rules/messages.ts';

interface ChatOptions {
  conversationId: string;
  /** Whether the server does not know it yet. */
  isNew: boolean;
  /** The first question is stored. */
  onBegun: () => void;
  /** The first question was refused: its conversation is not wanted. */
  onRefused: () => Promise<void>;
  onEnded: (reply: RevvyMessage) => void;
}

type Sent = Omit<SendInput, 'conversationId' | 'attachments'> & { attachments: RevvyMessage['attachments'] };

/** The messages of a conversation, and what one can do with them. Each action rejects when it did not get through. */
export function useChat({ conversationId, isNew, onBegun, onRefused, onEnded }: ChatOptions) {
  const client = useQueryClient();
  const query = useInfiniteQuery({ ...messagesOptions(conversationId), enabled: !isNew });
  const tellEnded = useEffectEvent(onEnded);
  const isStored = useRef(!isNew);
  const [isStopWanted, setStopWanted] = useState(false);
  const cache = useMemo(() => chatCache(client, conversationId), [client, conversationId]);
  const tellStarted = useEffectEvent((replyId: string) => {
    if (!isStored.current) onBegun();
    isStored.current = true;
    if (isStopWanted) stopReply(replyId).catch(() => undefined);
  });
  const session = useMemo(
    () =>
      createChatSession({
        transport: api.revvy,
        cache,
        onFrame: whenDrawn,
        onStarted: (replyId) => tellStarted(replyId),
        onEnded: (reply) => tellEnded(reply),
        onLost: () => void cache.startOver(),
      }),
    [cache],
  );
  const messages = useMemo(() => messagesOf(query.data), [query.data]);
  const last = messages.at(-1);
  const pending = last?.status === 'streaming' ? last : null;
  /** Grows with each question and each retry. */
  const turn = useRef(0);

  const growingId = pending && !isAwaited(pending) ? pending.id : null;
  const follow = useEffectEvent((replyId: string) => {
    if (!session.isHearing(replyId)) session.follow(replyId).catch(() => void cache.startOver());
  });
  useEffect(() => {
    if (growingId) follow(growingId);
  }, [growingId]);
  useEffect(
    () => () => {
      session.leave();
      cache.forgetOlder();
    },
    [session, cache],
  );

  /** `begin` makes sure that there is a conversation: without one nothing is asked, and false is answered. */
  async function ask(sent: Sent, begin: () => Promise<boolean>): Promise<boolean> {
    const { messageId, text, attachments, detectedLanguage } = sent;
    const asked = { id: messageId, content: text, attachments, language: detectedLanguage };
    const { question, reply } = askedMessages(asked, new Date());
    beginTurn();
    if (isNew) cache.begin();
    cache.put(question);
    cache.put(reply);
    try {
      if (!(await begin())) {
        takeBack(messageId, reply.id);
        return false;
      }
      const files = attachments.map(({ id, kind }) => ({ fileId: id, kind }));
      await session.send({ ...sent, conversationId, attachments: files });
      return true;
    } catch (error) {
      takeBack(messageId, reply.id);
      if (!isStored.current && isAnswered(error)) await onRefused();
      throw error;
    }
  }

  function takeBack(...messageIds: string[]) {
    for (const id of messageIds) cache.remove(id);
  }

  async function retry(reply: RevvyMessage): Promise<void> {
    beginTurn();
    const answered = session.retry(reply.id);
    cache.put({ ...reply, content: '', warning: null, cards: [], status: 'streaming', failure: null, feedback: null });
    try {
      await answered;
    } catch (error) {
      cache.put(reply);
      throw error;
    }
  }

  function beginTurn() {
    turn.current += 1;
    setStopWanted(false);
    cache.hold();
  }

  /** Who has asked for another try meanwhile wants that one. */
  async function stopReply(replyId: string): Promise<void> {
    const stopped = turn.current;
    try {
      const kept = await api.revvy.stop({ messageId: replyId });
      if (stopped !== turn.current) return;
      session.stop();
      cache.put(kept);
    } finally {
      if (stopped === turn.current) setStopWanted(false);
    }
  }

  return {
    query,
    messages,
    pending,
    isStopWanted,
    cache,
    ask,
    retry,
    /** An answer that the server has not begun yet is stopped as soon as it has. */
    async stop(): Promise<void> {
      setStopWanted(true);
      if (growingId && !session.isOnItsWay()) await stopReply(growingId);
    },
  };
}

/** A tab in the background draws nothing, and hears all the same. */
const undrawnMs = 250;

function whenDrawn(draw: () => void): void {
  let isDone = false;
  function once() {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    draw();
  }
  const timer = setTimeout(once, undrawnMs);
  requestAnimationFrame(once);
}
