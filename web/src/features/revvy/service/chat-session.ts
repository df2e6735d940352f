import type { Conversation, EditInput, ReplyEvent, RevvyMessage, SendInput } from '@pahiya/contract/revvy/schemas';
import { awaitedId, grow } from '../rules/messages.ts';
import { listen } from './listen.ts';

type Events = Promise<AsyncIterable<ReplyEvent>>;
type Options = { signal: AbortSignal };

export interface ReplyTransport {
  send(input: SendInput, options: Options): Events;
  retry(input: { messageId: string }, options: Options): Events;
  edit(input: EditInput, options: Options): Events;
  follow(input: { messageId: string }, options: Options): Events;
}

interface ChatSessionParts {
  transport: ReplyTransport;
  cache: {
    put(message: RevvyMessage): void;
    remove(messageId: string): void;
    putConversation(conversation: Conversation): void;
  };
  /** Runs `draw` with the next frame, so that many words at once are drawn once. */
  onFrame: (draw: () => void) => void;
  /** The question is stored and its answer has an id. Not called after the user has left. */
  onStarted: (replyId: string) => void;
  onEnded: (reply: RevvyMessage) => void;
  /** The server has stored the question but refused to send more of its answer. */
  onLost: () => void;
}

interface Followed {
  replyId: string | undefined;
  stopped: AbortController;
  isLeft: boolean;
  /** Sent, but the server has not begun to answer yet. */
  isOnItsWay: boolean;
}

/** Streams of one open conversation. It follows one answer at a time and writes it to the cache as it grows. */
export function createChatSession({ transport, cache, onFrame, onStarted, onEnded, onLost }: ChatSessionParts) {
  let followed: Followed | undefined;

  async function followOne(
    open: (signal: AbortSignal) => Events,
    replyId?: string,
    onBegun?: () => void,
  ): Promise<void> {
    followed?.stopped.abort();
    const own: Followed = { replyId, stopped: new AbortController(), isLeft: false, isOnItsWay: onBegun !== undefined };
    followed = own;
    const draw = createDrawing(cache.put, onFrame);
    try {
      await listen({
        open,
        follow: (messageId, signal) => transport.follow({ messageId }, { signal }),
        // A retry or an edit that was refused must not pass for one because its earlier answer can be followed.
        ...(replyId === undefined || onBegun ? {} : { replyId }),
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
          // The question is stored, so a user who has left does not need the stream.
          if (own.isLeft) own.stopped.abort();
        },
      });
    } finally {
      if (followed === own) followed = undefined;
    }
  }

  /** Resolves as soon as the server has stored the question or accepted the retry. */
  function getThrough(open: (signal: AbortSignal) => Events, replyId?: string): Promise<void> {
    let isThrough = false;
    return new Promise((resolve, reject) => {
      function begun() {
        isThrough = true;
        resolve();
      }
      followOne(open, replyId, begun).then(resolve, (error: unknown) => (isThrough ? onLost() : reject(error)));
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
    /** Resolve when the server has it or the stream is closed. Reject when it could not be sent. */
    send: (input: SendInput) => getThrough((signal) => transport.send(input, { signal })),
    retry: (messageId: string) => getThrough((signal) => transport.retry({ messageId }, { signal }), messageId),
    edit: (input: EditInput, replyId: string) => getThrough((signal) => transport.edit(input, { signal }), replyId),
    /** Resolves when the answer has ended or the stream is closed. Rejects when the server has no such answer. */
    follow: (messageId: string) => followOne((signal) => transport.follow({ messageId }, { signal }), messageId),
    /** There is nothing to stop yet. */
    isOnItsWay: () => followed?.isOnItsWay === true,
    isFollowing: (replyId: string) => followed?.replyId === replyId,
    /** The answer continues on the server without a listener. A question in flight still arrives. */
    leave(): void {
      if (followed?.replyId === undefined && followed) followed.isLeft = true;
      else followed?.stopped.abort();
    },
    /** Closes the stream. The caller has the text of the answer so far. */
    stop(): void {
      followed?.stopped.abort();
    },
  };
}

/** Puts text and cards into the cache once per frame; the start, warnings and the end immediately. */
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
