import { setTimeout as delay } from 'node:timers/promises';
import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import type { ReplyState } from '../commands/write-reply.ts';
import type { Thread } from '../queries/find-thread.ts';
import { hear, type Told, untold } from '../rules/told-reply.ts';
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
export async function* followReply({
  read,
  findWriter,
  endLost,
  ...signals
}: Followed): AsyncGenerator<ReplyEvent, void> {
  const { signal, closing } = signals;
  const waking = AbortSignal.any([signal, closing]);
  let told: Told | null = null;

  function* tell(thread: Thread, said: ReplyState): Generator<ReplyEvent> {
    const now = { attempt: thread.attempt, content: said.content, warning: said.warning, cards: said.cards };
    const pieces = told && untold(told, now);
    told = now;
    if (pieces) yield* pieces;
    else yield { type: 'started', ...toPair(thread), reply: { ...thread.reply, ...said } };
  }

  async function* listen(writer: RunningReply): AsyncGenerator<ReplyEvent> {
    const { soFar, ear } = writer.listen();
    signal.addEventListener('abort', ear.close, { once: true });
    try {
      const thread = await read();
      if (thread?.reply.status !== 'streaming' || thread.attempt !== writer.attempt) return;
      yield* tell(thread, soFar);
      for await (const piece of ear) {
        if (told) told = hear(told, piece);
        yield piece;
      }
    } finally {
      signal.removeEventListener('abort', ear.close);
      ear.close();
    }
  }

  while (!signal.aborted) {
    const writer = findWriter();
    if (writer) yield* listen(writer);
    if (signal.aborted) return;
    const thread = await read();
    if (!thread) return;
    const isEnded = thread.reply.status !== 'streaming';
    if (!isEnded || told === null) yield* tell(thread, thread.reply);
    if (isEnded) {
      yield { type: 'ended', conversation: thread.conversation, reply: thread.reply };
      return;
    }
    if (closing.aborted) return;
    if (thread.isLost) await endLost();
    else await delay(everyMs, undefined, { signal: waking }).catch(() => undefined);
  }
}

function toPair({ conversation, question }: Thread): Pick<Thread, 'conversation' | 'question'> {
  return { conversation, question };
}
