import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import { isAnswered } from '../../../lib/api/api-errors.ts';
import { backOffMs, goodStreamMs, pause } from '../../../lib/streams/back-off.ts';

type Events = Promise<AsyncIterable<ReplyEvent>>;

interface Listening {
  open: (signal: AbortSignal) => Events;
  /** Resumes an interrupted answer. */
  follow: (replyId: string, signal: AbortSignal) => Events;
  /** Set when it is known before the first event. */
  replyId?: string;
  onEvent: (event: ReplyEvent) => void;
  signal: AbortSignal;
}

/**
 * Delivers the events of an answer until it has ended. A lost stream is reopened with growing pauses; its first event
 * contains all the text so far. Rejects when the question could not be sent, or when the server has no such answer.
 */
export async function listen({ open, follow, replyId, onEvent, signal }: Listening): Promise<void> {
  let known = replyId;
  let failures = 0;
  while (!signal.aborted) {
    const openedAt = Date.now();
    try {
      const events = await (failures > 0 && known ? follow(known, signal) : open(signal));
      for await (const event of events) {
        if (event.type === 'started') known = event.reply.id;
        onEvent(event);
        if (event.type === 'ended') return;
      }
      if (known === undefined) throw new Error('The stream ended before it began.');
    } catch (error) {
      if (signal.aborted) return;
      if (known === undefined || isRefusal(error)) throw error;
    }
    failures = Date.now() - openedAt > goodStreamMs ? 1 : failures + 1;
    await pause(backOffMs(failures), signal);
  }
}

/** Excludes 429, because a rate limit passes. */
function isRefusal(error: unknown): boolean {
  return isAnswered(error) && error.status < 500 && error.status !== 429;
}
