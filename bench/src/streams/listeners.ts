import { openRawStream } from './raw-stream.ts';

/** A page of the community follows these topics. */
const topics = ['posts', 'likes', 'notifications'];

export interface Arrivals {
  /** Milliseconds from the like until each stream received it. */
  delays: number[];
  /** Likes that did not arrive before the post's next like or the end, summed over all streams. */
  missing: number;
}

export interface Listeners {
  /** Call it when a like of the post is sent. */
  expect(postId: string): void;
  /** Returns what arrived since the last call. */
  takeArrivals(): Arrivals;
  close(): Promise<void>;
}

interface Expected {
  since: number;
  told: Set<number>;
}

/** Opens `count` streams, spread evenly over the accounts. */
export async function openListeners(url: string, tokens: string[], count: number): Promise<Listeners> {
  const expected = new Map<string, Expected>();
  let delays: number[] = [];
  let missing = 0;

  function tell(stream: number, like: Expected): void {
    if (like.told.has(stream)) return;
    like.told.add(stream);
    delays.push(performance.now() - like.since);
  }

  function settle(like: Expected | undefined): void {
    if (like) missing += count - like.told.size;
  }

  const open = async (stream: number) =>
    await openRawStream(url, {
      token: tokens[stream % tokens.length] ?? '',
      topics,
      onEvent({ topic, id }) {
        if (topic !== 'likes') return;
        const likes = id === null ? [...expected.values()] : [expected.get(id)];
        for (const like of likes) if (like) tell(stream, like);
      },
    });
  const streams = await Promise.all(Array.from({ length: count }, (_, stream) => open(stream)));

  return {
    expect(postId) {
      settle(expected.get(postId));
      expected.set(postId, { since: performance.now(), told: new Set() });
    },
    takeArrivals() {
      for (const like of expected.values()) settle(like);
      expected.clear();
      const arrivals = { delays, missing };
      delays = [];
      missing = 0;
      return arrivals;
    },
    close: async () => streams.forEach((stream) => void stream.close()),
  };
}
