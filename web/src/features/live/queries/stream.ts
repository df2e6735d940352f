import { getEventMeta } from '@orpc/client';
import type { LiveEvent, LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';
import { backOffMs, goodStreamMs, pause } from '../../../lib/back-off.ts';
import { untilVisible, whenLongHidden } from './patience.ts';

export interface Subscriber {
  topics: readonly LiveTopic[];
  onEvent: (event: LiveEvent) => void;
  /** What it read before a stream carried its topics may be old already: its first topic is told once one does. */
  isToldAtStart?: boolean | undefined;
}

type Open = (
  topics: LiveTopic[],
  options: { signal: AbortSignal; lastEventId: string | undefined },
) => Promise<AsyncIterable<LiveMessage>>;

/** Parts of a page come and go together: the stream follows once they have. */
const gatherMs = 50;

/**
 * The one stream of a tab: for all topics that are in use, open while there are any. A lost one is opened again with
 * growing pauses and goes on where it was cut off; so does one that a new topic joins, or that was long hidden.
 */
export function createStream(open: Open): { subscribe: (subscriber: Subscriber) => () => void } {
  const subscribers = new Set<Subscriber>();
  /** Those that are still to be told at their start. */
  const starting = new Set<Subscriber>();
  let place: string | undefined;
  let told = new Set<LiveTopic>();
  let life: AbortController | undefined;
  let connection: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wanted(): Set<LiveTopic> {
    return new Set([...subscribers].flatMap(({ topics }) => topics));
  }

  function adapt(): void {
    if (subscribers.size === 0) {
      life?.abort();
      life = undefined;
      place = undefined;
    } else if (!life) {
      life = new AbortController();
      void listenForEver(life.signal);
    } else if ([...wanted()].some((topic) => !told.has(topic))) {
      connection?.abort();
    }
  }

  function adaptSoon(): void {
    clearTimeout(timer);
    timer = setTimeout(adapt, gatherMs);
  }

  async function listenForEver(stopped: AbortSignal): Promise<void> {
    let failures = 0;
    for (let isFirst = true; !stopped.aborted; isFirst = false) {
      await untilVisible(stopped);
      if (stopped.aborted) return;
      const openedAt = Date.now();
      const isWidened = await listenOnce(stopped, isFirst);
      if (isWidened) continue;
      failures = Date.now() - openedAt > goodStreamMs ? 1 : failures + 1;
      await pause(backOffMs(failures), stopped);
    }
  }

  /** Answers whether it ended only to take more topics. */
  async function listenOnce(stopped: AbortSignal, isFirst: boolean): Promise<boolean> {
    const hidden = whenLongHidden();
    const own = new AbortController();
    const ending = new AbortController();
    connection = own;
    told = wanted();
    try {
      for (const end of [stopped, hidden.signal, own.signal]) {
        end.addEventListener('abort', () => ending.abort(), { signal: ending.signal });
      }
      const messages = await open([...told], { signal: ending.signal, lastEventId: place });
      // Nobody knows where it stood: what happened meanwhile nobody has told.
      if (!isFirst && place === undefined) for (const topic of told) tell({ topic, id: null, change: 'changed' });
      // It goes on where another stood: what comes from now on is heard.
      if (place !== undefined) tellStart();
      for await (const message of messages) {
        if (message.topic !== 'stream') tell(message);
        else tellStart();
        place = getEventMeta(message)?.id ?? place;
      }
    } catch {
      // Lost, refused or ended: it is opened again.
    } finally {
      hidden.dispose();
      ending.abort();
    }
    return own.signal.aborted && !stopped.aborted;
  }

  function tellStart(): void {
    for (const subscriber of starting) {
      const { topics, onEvent } = subscriber;
      if (!topics[0] || topics.some((topic) => !told.has(topic))) continue;
      starting.delete(subscriber);
      onEvent({ topic: topics[0], id: null, change: 'changed' });
    }
  }

  function tell(event: LiveEvent): void {
    for (const { topics, onEvent } of subscribers) if (topics.includes(event.topic)) onEvent(event);
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (subscriber.isToldAtStart) starting.add(subscriber);
      adaptSoon();
      return () => {
        subscribers.delete(subscriber);
        starting.delete(subscriber);
        adaptSoon();
      };
    },
  };
}
