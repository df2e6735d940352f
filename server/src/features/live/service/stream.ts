import type { LiveTopic } from '@pahiya/contract/live/schemas';
import type { LiveStream, Told } from '../types.ts';
import { gatherFor, isGathered } from './gather.ts';

/** A reader that falls further behind reloads everything. */
const mostWaiting = 1_000;

export interface OpenStream extends LiveStream {
  userId: string;
  wanted: LiveTopic[];
  topics: ReadonlySet<LiveTopic>;
  tell(told: Told): void;
}

interface Wanted {
  userId: string;
  wanted: LiveTopic[];
  topics: LiveTopic[];
  onClose: () => void;
}

export function openStream({ userId, wanted, topics, onClose }: Wanted): OpenStream {
  let waiting: Told[] = [];
  let taker: ((result: IteratorResult<Told, undefined>) => void) | undefined;
  let isClosed = false;
  let last = '';
  // With the place of the last message sent, a reader who resumes gets no message twice.
  const gathering = gatherFor((message, place) => pass({ message, place: place ?? last }));

  function pass(told: Told): void {
    last = told.place;
    waiting.push(told);
    if (waiting.length > mostWaiting) waiting = allAgain(topics, told.place);
    handOver();
  }

  function handOver(): void {
    if (!taker) return;
    const told = waiting.shift();
    if (!told && !isClosed) return;
    const take = taker;
    taker = undefined;
    take(told ? { value: told, done: false } : { value: undefined, done: true });
  }

  return {
    userId,
    wanted,
    topics: new Set(topics),
    tell(told) {
      if (isClosed) return;
      if (told.message.topic !== 'stream' && isGathered(told.message.topic)) gathering.tell(told);
      else pass(told);
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

export function allAgain(topics: Iterable<LiveTopic>, place: string): Told[] {
  return [...topics].map((topic) => ({ message: { topic, id: null, change: 'changed' }, place }));
}
