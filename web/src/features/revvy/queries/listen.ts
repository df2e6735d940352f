import type { ReplyEvent } from '@pahiya/contract/revvy/schemas';
import { isAnswered } from '../../../lib/api-errors.ts';
import { backOffMs, goodStreamMs, pause } from '../../../lib/back-off.ts';

type Events = Promise<AsyncIterable<ReplyEvent>>;

interface Listening {
  /** Asks, asks again or listens. */
  open: (signal: AbortSignal) => Events;
  /** Listens again to an answer that was cut off. */
  follow: (replyId: string, signal: AbortSignal) => Events;
  /** When it is known before the first event. */
  replyId?: string;
  onEvent: (event: ReplyEvent) => void;
  signal: AbortSignal;
}

/**
 * Tells of an answer until it has ended. A lost stream is opened again with growing pauses, and its first event has all
 * there is so far. Rejects when the question did not get through, or when the server says that there is no such answer.
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

/** Too many requests is not for ever. */
function isRefusal(error: unknown): boolean {
  return isAnswered(error) && error.status < 500 && error.status !== 429;
}
