import { setTimeout as delay } from 'node:timers/promises';
import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import type { ReplyState } from '../commands/write-reply.ts';
import type { Thread } from '../queries/find-thread.ts';
import { hear, type Told, untold } from '../rules/told-reply.ts';
import type { ReplyPiece } from './compose-answer.ts';
import type { RunningReply } from './running-reply.ts';

interface Followed {
  /** As it is stored at this moment; null when it is not there, or not for this reader. */
  read: () => Promise<Thread | null>;
  /** Where this node writes it. */
  findWriter: () => RunningReply | undefined;
  /** Ends it if nobody writes it any more. */
  endLost: () => Promise<void>;
  /** The reader leaves. */
  signal: AbortSignal;
  /** The node closes: what it writes itself is told to its end, for the rest the reader asks another node. */
  closing: AbortSignal;
}

/** How often an answer that another node writes is read. */
const everyMs = 300;

/**
 * An answer as it grows, until it is ended or is no longer there: from the memory of the node that writes it, otherwise
 * from the database. A second `started` means that it begins anew.
 */
export async function* followReply(followed: Followed): AsyncGenerator<ReplyEvent, void> {
  const { read, findWriter, endLost, signal, closing } = followed;
  const waking = AbortSignal.any([signal, closing]);
  const telling = createTelling();
  while (!signal.aborted) {
    const writer = findWriter();
    if (writer) yield* listen(followed, { writer, telling });
    if (signal.aborted) return;
    const thread = await read();
    if (!thread) return;
    const isEnded = thread.reply.status !== 'streaming';
    if (!isEnded || !telling.isBegun()) yield* telling.tell(thread, thread.reply);
    if (isEnded) return yield { type: 'ended', conversation: thread.conversation, reply: thread.reply };
    if (closing.aborted) return;
    if (thread.isLost) await endLost();
    else await delay(everyMs, undefined, { signal: waking }).catch(() => undefined);
  }
}

async function* listen(
  { read, signal }: Followed,
  { writer, telling }: { writer: RunningReply; telling: Telling },
): AsyncGenerator<ReplyEvent> {
  const { soFar, ear } = writer.listen();
  signal.addEventListener('abort', ear.close, { once: true });
  try {
    const thread = await read();
    if (thread?.reply.status !== 'streaming' || thread.attempt !== writer.attempt) return;
    yield* telling.tell(thread, soFar);
    for await (const piece of ear) {
      telling.hear(piece);
      yield piece;
    }
  } finally {
    signal.removeEventListener('abort', ear.close);
    ear.close();
  }
}

/** Knows what the reader was told, and tells what is missing. */
interface Telling {
  isBegun(): boolean;
  tell(thread: Thread, said: ReplyState): Generator<ReplyEvent>;
  /** This piece is told as it is. */
  hear(piece: ReplyPiece): void;
}

function createTelling(): Telling {
  let told: Told | null = null;
  return {
    isBegun: () => told !== null,
    *tell({ attempt, conversation, question, reply }, said) {
      const now = { attempt, content: said.content, warning: said.warning, cards: said.cards };
      const pieces = told && untold(told, now);
      told = now;
      if (pieces) yield* pieces;
      else yield { type: 'started', conversation, question, reply: { ...reply, ...said } };
    },
    hear(piece) {
      if (told) told = hear(told, piece);
    },
  };
}
