import { withEventMeta } from '@orpc/client';
import type { LiveEvent, LiveMessage, LiveTopic } from '@pahiya/contract/live/schemas';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStream } from './stream.ts';

const place: LiveMessage = { topic: 'stream', id: null, change: 'made' };
const post: LiveEvent = { topic: 'posts', id: '0198c0de-0000-7000-8000-000000000001', change: 'made' };

interface Opened {
  topics: LiveTopic[];
  lastEventId: string | undefined;
  send: (message: LiveMessage, id: string) => void;
  cut: () => void;
  isClosed: () => boolean;
}

let opened: Opened[];
let isRefused: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  opened = [];
  isRefused = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server whose streams the test controls. */
function start() {
  return createStream(async (topics, { signal, lastEventId }) => {
    if (isRefused) throw new Error('refused');
    const transform = new TransformStream<LiveMessage, LiveMessage>();
    const writer = transform.writable.getWriter();
    const cut = () => void writer.abort(new Error('cut')).catch(() => undefined);
    signal.addEventListener('abort', cut);
    opened.push({
      topics,
      lastEventId,
      cut,
      send: (message, id) => void writer.write(withEventMeta({ ...message }, { id })).catch(() => undefined),
      isClosed: () => signal.aborted,
    });
    return transform.readable as unknown as AsyncIterable<LiveMessage>;
  });
}

function wait(ms: number): Promise<unknown> {
  return vi.advanceTimersByTimeAsync(ms);
}

test('one stream carries all topics, and each subscriber gets only its own', async () => {
  const stream = start();
  const [ofPosts, ofBookings] = [vi.fn(), vi.fn()];
  stream.subscribe({ topics: ['posts'], onEvent: ofPosts });
  stream.subscribe({ topics: ['bookings'], onEvent: ofBookings });
  await wait(100);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.topics).toEqual(['posts', 'bookings']);
  opened[0]?.send(post, '1');
  await wait(0);
  expect(ofPosts).toHaveBeenCalledWith(expect.objectContaining(post));
  expect(ofBookings).not.toHaveBeenCalled();
});

test('a subscriber that loaded its data before the stream opened gets one event when it does', async () => {
  const stream = start();
  const [ofTicket, ofPosts] = [vi.fn(), vi.fn()];
  stream.subscribe({ topics: ['support', 'posts'], onEvent: ofTicket, hasStartEvent: true });
  stream.subscribe({ topics: ['posts'], onEvent: ofPosts });
  await wait(100);
  expect(ofTicket).not.toHaveBeenCalled();
  opened[0]?.send(place, '1');
  opened[0]?.send(place, '2');
  await wait(0);
  expect(ofTicket.mock.calls).toEqual([[{ topic: 'support', id: null, change: 'changed' }]]);
  expect(ofPosts).not.toHaveBeenCalled();
});

test('a subscriber that joins an open stream gets one event when the stream carries its topic', async () => {
  const stream = start();
  stream.subscribe({ topics: ['posts'], onEvent: vi.fn() });
  await wait(100);
  opened[0]?.send(place, '1');
  await wait(0);
  const ofTicket = vi.fn();
  stream.subscribe({ topics: ['support'], onEvent: ofTicket, hasStartEvent: true });
  opened[0]?.send(place, '2');
  await wait(0);
  expect(ofTicket).not.toHaveBeenCalled();
  await wait(100);
  opened[1]?.send(place, '3');
  await wait(0);
  expect(ofTicket.mock.calls).toEqual([[{ topic: 'support', id: null, change: 'changed' }]]);
});

test("adding a topic continues from the stream's position", async () => {
  const stream = start();
  stream.subscribe({ topics: ['posts'], onEvent: vi.fn() });
  await wait(100);
  opened[0]?.send(place, '7');
  await wait(0);
  stream.subscribe({ topics: ['likes'], onEvent: vi.fn() });
  await wait(100);
  expect(opened[0]?.isClosed()).toBe(true);
  expect(opened[1]).toMatchObject({ topics: ['posts', 'likes'], lastEventId: '7' });
});

test('a lost stream is reopened after 1, 2, 5 and 10 seconds from its last position', async () => {
  const stream = start();
  stream.subscribe({ topics: ['posts'], onEvent: vi.fn() });
  await wait(100);
  opened[0]?.send(place, '7');
  await wait(0);
  for (const [index, seconds] of [1, 2, 5, 10, 10].entries()) {
    opened[index]?.cut();
    await wait(seconds * 1000 - 1);
    expect(opened).toHaveLength(index + 1);
    await wait(1);
    expect(opened[index + 1]?.lastEventId).toBe('7');
  }
});

test('a stream without a known position reloads everything', async () => {
  isRefused = true;
  const stream = start();
  const onEvent = vi.fn();
  stream.subscribe({ topics: ['posts'], onEvent });
  await wait(100);
  isRefused = false;
  await wait(1000);
  expect(onEvent.mock.calls).toEqual([[{ topic: 'posts', id: null, change: 'changed' }]]);
});

test('without subscribers the stream closes, and the next one starts without a position', async () => {
  const stream = start();
  const leave = stream.subscribe({ topics: ['posts'], onEvent: vi.fn() });
  await wait(100);
  opened[0]?.send(place, '7');
  await wait(0);
  leave();
  await wait(100);
  expect(opened[0]?.isClosed()).toBe(true);
  stream.subscribe({ topics: ['posts'], onEvent: vi.fn() });
  await wait(100);
  expect(opened[1]?.lastEventId).toBeUndefined();
});
