import type { Conversation, ReplyEvent, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { awaitedId, grow } from '../rules/messages.ts';
import { listen } from './listen.ts';

type Events = Promise<AsyncIterable<ReplyEvent>>;
type Options = { signal: AbortSignal };

/** The part of the API that streams answers. */
export interface ReplyTransport {
  send(input: SendInput, options: Options): Events;
  retry(input: { messageId: string }, options: Options): Events;
  follow(input: { messageId: string }, options: Options): Events;
}

interface ChatSessionParts {
  transport: ReplyTransport;
  cache: {
    put(message: RevvyMessage): void;
    remove(messageId: string): void;
    putConversation(conversation: Conversation): void;
  };
  /** Runs it when the next picture is drawn: many words at once are drawn once. */
  onFrame: (draw: () => void) => void;
  /** The question is stored and its answer has a name: told to who is still here. */
  onStarted: (replyId: string) => void;
  onEnded: (reply: RevvyMessage) => void;
  /** The server has the question, and then refused to tell more of its answer. */
  onLost: () => void;
}

interface Heard {
  replyId: string | undefined;
  stopped: AbortController;
  isLeft: boolean;
  /** It was asked, and the server has not said yet that it begins to answer. */
  isOnItsWay: boolean;
}

/** What one open conversation hears: one answer at a time, written to the cache as it grows. */
export function createChatSession({ transport, cache, onFrame, onStarted, onEnded, onLost }: ChatSessionParts) {
  let heard: Heard | undefined;

  async function hear(open: (signal: AbortSignal) => Events, replyId?: string, onBegun?: () => void): Promise<void> {
    heard?.stopped.abort();
    const own: Heard = { replyId, stopped: new AbortController(), isLeft: false, isOnItsWay: onBegun !== undefined };
    heard = own;
    const draw = createDrawing(cache.put, onFrame);
    try {
      await listen({
        open,
        follow: (messageId, signal) => transport.follow({ messageId }, { signal }),
        ...(replyId === undefined ? {} : { replyId }),
        signal: own.stopped.signal,
        onEvent(event) {
          if (own.stopped.signal.aborted) return;
          if (event.type === 'started') own.replyId = begin(event);
          draw(event);
          if (event.type === 'started') {
            own.isOnItsWay = false;
            onBegun?.();
            if (!own.isLeft) onStarted(event.reply.id);
          }
          if (event.type === 'ended') end(event);
          // The question is stored: who has left need not hear the answer.
          if (own.isLeft) own.stopped.abort();
        },
      });
    } finally {
      if (heard === own) heard = undefined;
    }
  }

  /** Resolves as soon as the server has it. */
  function getThrough(open: (signal: AbortSignal) => Events, replyId?: string): Promise<void> {
    let isThrough = false;
    return new Promise((resolve, reject) => {
      function begun() {
        isThrough = true;
        resolve();
      }
      hear(open, replyId, begun).then(resolve, (error: unknown) => (isThrough ? onLost() : reject(error)));
    });
  }

  function begin({ conversation, question, reply }: Extract<ReplyEvent, { type: 'started' }>): string {
    cache.remove(awaitedId(question.id));
    cache.put(question);
    cache.putConversation(conversation);
    return reply.id;
  }

  function end({ conversation, reply }: Extract<ReplyEvent, { type: 'ended' }>): void {
    cache.putConversation(conversation);
    onEnded(reply);
  }

  return {
    /** Resolve when the server has it or nobody listens any longer; reject when it did not get through. */
    send: (input: SendInput) => getThrough((signal) => transport.send(input, { signal })),
    retry: (messageId: string) => getThrough((signal) => transport.retry({ messageId }, { signal }), messageId),
    /** Resolves when the answer has ended or nobody listens any longer; rejects when the server has none. */
    follow: (messageId: string) => hear((signal) => transport.follow({ messageId }, { signal }), messageId),
    /** There is nothing to stop so far. */
    isOnItsWay: () => heard?.isOnItsWay === true,
    isHearing: (replyId: string) => heard?.replyId === replyId,
    /** The answer grows on the server whether or not it is heard; a question on its way still arrives. */
    leave(): void {
      if (heard?.replyId === undefined && heard) heard.isLeft = true;
      else heard?.stopped.abort();
    },
    /** What there is of the answer is known from elsewhere. */
    stop(): void {
      heard?.stopped.abort();
    },
  };
}

/** Puts the answer into the cache once a frame; its beginning, its warning and its end at once. */
function createDrawing(put: (reply: RevvyMessage) => void, onFrame: (draw: () => void) => void) {
  let reply: RevvyMessage | undefined;
  let isWaiting = false;
  function drawNow() {
    if (isWaiting && reply) put(reply);
    isWaiting = false;
  }
  return (event: ReplyEvent) => {
    if (event.type === 'started' || event.type === 'ended') reply = event.reply;
    else if (reply) reply = grow(reply, event);
    if (!reply) return;
    const isUrgent = event.type !== 'text' && event.type !== 'card';
    if (isUrgent) {
      isWaiting = false;
      put(reply);
    } else if (!isWaiting) {
      isWaiting = true;
      onFrame(drawNow);
    }
  };
}
