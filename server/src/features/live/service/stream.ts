import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { LiveStream, SentEvent } from '../types.ts';
import { gatherFor, isGathered } from './gather.ts';

/** A reader that falls further behind reloads everything. */
const mostWaiting = 1_000;

export interface OpenStream extends LiveStream {
  userId: string;
  wanted: LiveTopic[];
  topics: ReadonlySet<LiveTopic>;
  send(event: SentEvent): void;
}

interface Wanted {
  userId: string;
  wanted: LiveTopic[];
  topics: LiveTopic[];
  onClose: () => void;
}

export function openStream({ userId, wanted, topics, onClose }: Wanted): OpenStream {
  let waiting: SentEvent[] = [];
  let taker: ((result: IteratorResult<SentEvent, undefined>) => void) | undefined;
  let tellSource: (() => void) | undefined;
  let isClosed = false;
  let last = '';
  // Each event has the place of the last message sent, so that a reader who resumes gets no message twice.
  const gathering = gatherFor((message, place) => pass({ message, place: place ?? last }));

  function pass(event: SentEvent): void {
    last = event.place;
    waiting.push(event);
    if (waiting.length > mostWaiting) waiting = allAgain(topics, event.place);
    handOver();
  }

  function handOver(): void {
    tellSource?.();
    if (!taker) return;
    const event = waiting.shift();
    if (!event && !isClosed) return;
    const take = taker;
    taker = undefined;
    take(event ? { value: event, done: false } : { value: undefined, done: true });
  }

  return {
    userId,
    wanted,
    topics: new Set(topics),
    source: {
      take: () => waiting.shift(),
      hasEnded: () => isClosed,
      onChange(call) {
        tellSource = call;
        call();
      },
    },
    send(event) {
      if (isClosed) return;
      if (event.message.topic !== 'stream' && isGathered(event.message.topic)) gathering.send(event);
      else pass(event);
    },
    next() {
      return new Promise((resolve) => {
        taker = resolve;
        handOver();
      });
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      waiting = [];
      gathering.close();
      onClose();
      handOver();
    },
  };
}

export function allAgain(topics: Iterable<LiveTopic>, place: string): SentEvent[] {
  return [...topics].map((topic) => ({ message: { topic, id: null, change: 'changed' }, place }));
}
