import { setTimeout as delay } from 'node:timers/promises';
import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import type { ReplyState } from '../commands/write-reply.ts';
import type { Thread } from '../queries/find-thread.ts';
import type { ReplyPiece } from './compose-answer.ts';
import type { RunningReply } from './running-reply.ts';
import { missingPieces, type SentReply, withPiece } from './sent-reply.ts';

interface Followed {
  read: () => Promise<Thread | null>;
  /** Undefined if another node writes it. */
  findWriter: () => RunningReply | undefined;
  endLost: () => Promise<void>;
  signal: AbortSignal;
  /** Aborted when the node closes. It still follows its own answers to their end; another node follows the others. */
  closing: AbortSignal;
}

const everyMs = 300;

/** Follows in memory if this node writes the answer, else in the database. A second `started` begins it anew. */
export async function* followReply(followed: Followed): AsyncGenerator<ReplyEvent, void> {
  const { read, findWriter, endLost, signal, closing } = followed;
  const waking = AbortSignal.any([signal, closing]);
  const sender = createSender();
  while (!signal.aborted) {
    const writer = findWriter();
    if (writer) yield* listen(followed, { writer, sender });
    if (signal.aborted) return;
    const thread = await read();
    if (!thread) return;
    const isEnded = thread.reply.status !== 'streaming';
    if (!isEnded || !sender.isBegun()) yield* sender.send(thread, thread.reply);
    if (isEnded) return yield { type: 'ended', conversation: thread.conversation, reply: thread.reply };
    if (closing.aborted) return;
    if (thread.isLost) await endLost();
    else await delay(everyMs, undefined, { signal: waking }).catch(() => undefined);
  }
}

async function* listen(
  { read, signal }: Followed,
  { writer, sender }: { writer: RunningReply; sender: Sender },
): AsyncGenerator<ReplyEvent> {
  const { soFar, subscriber } = writer.listen();
  signal.addEventListener('abort', subscriber.close, { once: true });
  try {
    const thread = await read();
    if (thread?.reply.status !== 'streaming' || thread.attempt !== writer.attempt) return;
    yield* sender.send(thread, soFar);
    for await (const piece of subscriber) {
      sender.record(piece);
      yield piece;
    }
  } finally {
    signal.removeEventListener('abort', subscriber.close);
    subscriber.close();
  }
}

interface Sender {
  isBegun(): boolean;
  send(thread: Thread, said: ReplyState): Generator<ReplyEvent>;
  record(piece: ReplyPiece): void;
}

function createSender(): Sender {
  let sent: SentReply | null = null;
  return {
    isBegun: () => sent !== null,
    *send({ attempt, conversation, question, reply }, said) {
      const now = { attempt, content: said.content, warning: said.warning, cards: said.cards };
      const pieces = sent && missingPieces(sent, now);
      sent = now;
      if (pieces) yield* pieces;
      else yield { type: 'started', conversation, question, reply: { ...reply, ...said } };
    },
    record(piece) {
      if (sent) sent = withPiece(sent, piece);
    },
  };
}
