import { getEventMeta } from '@orpc/client';
import type { LiveEvent, LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';
import { backOffMs, goodStreamMs, pause } from '../../../lib/streams/back-off.ts';
import { untilVisible, whenLongHidden } from './patience.ts';

export interface Subscriber {
  topics: readonly LiveTopic[];
  onEvent: (event: LiveEvent) => void;
  /**
   * The subscriber's data may predate the stream, so it gets one event for its first topic once the stream carries its
   * topics.
   */
  hasStartEvent?: boolean | undefined;
}

type Open = (
  topics: LiveTopic[],
  options: { signal: AbortSignal; lastEventId: string | undefined },
) => Promise<AsyncIterable<LiveMessage>>;

/** Components mount and unmount in groups, so changes of topics are gathered. */
const gatherMs = 50;

/**
 * The single stream of a tab, for all topics in use. It is open while there are subscribers. A lost stream is reopened
 * with growing pauses and continues where it was cut off. The same happens when a topic is added or after the tab was
 * hidden for long.
 */
export function createStream(open: Open): { subscribe: (subscriber: Subscriber) => () => void } {
  const subscribers = new Set<Subscriber>();
  /** Subscribers that still need their event at the start. */
  const starting = new Set<Subscriber>();
  let place: string | undefined;
  let carried = new Set<LiveTopic>();
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
    } else if ([...wanted()].some((topic) => !carried.has(topic))) {
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

  /** Resolves to whether it ended only to add topics. */
  async function listenOnce(stopped: AbortSignal, isFirst: boolean): Promise<boolean> {
    const hidden = whenLongHidden();
    const own = new AbortController();
    const ending = new AbortController();
    connection = own;
    carried = wanted();
    try {
      for (const end of [stopped, hidden.signal, own.signal]) {
        end.addEventListener('abort', () => ending.abort(), { signal: ending.signal });
      }
      const messages = await open([...carried], { signal: ending.signal, lastEventId: place });
      // The last position is unknown, so events may have been missed.
      if (!isFirst && place === undefined) for (const topic of carried) deliver({ topic, id: null, change: 'changed' });
      // The stream continues from a known position, so no event is missed from here on.
      if (place !== undefined) deliverStart();
      for await (const message of messages) {
        if (message.topic !== 'stream') deliver(message);
        else deliverStart();
        place = getEventMeta(message)?.id ?? place;
      }
    } catch {
      // Lost, refused or ended. It is reopened.
    } finally {
      hidden.dispose();
      ending.abort();
    }
    return own.signal.aborted && !stopped.aborted;
  }

  function deliverStart(): void {
    for (const subscriber of starting) {
      const { topics, onEvent } = subscriber;
      if (!topics[0] || topics.some((topic) => !carried.has(topic))) continue;
      starting.delete(subscriber);
      onEvent({ topic: topics[0], id: null, change: 'changed' });
    }
  }

  function deliver(event: LiveEvent): void {
    for (const { topics, onEvent } of subscribers) if (topics.includes(event.topic)) onEvent(event);
  }

  return {
    subscribe(subscriber) {
      subscribers.add(subscriber);
      if (subscriber.hasStartEvent) starting.add(subscriber);
      adaptSoon();
      return () => {
        subscribers.delete(subscriber);
        starting.delete(subscriber);
        adaptSoon();
      };
    },
  };
}
