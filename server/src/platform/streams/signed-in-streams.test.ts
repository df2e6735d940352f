import { setImmediate as others } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSignedInStreams } from './signed-in-streams.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function openSilent(streams: ReturnType<typeof createSignedInStreams>, isSignedIn: () => Promise<boolean>) {
  return streams.open<number>(isSignedIn, async ({ signal }) => async () => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    return { value: undefined, done: true };
  });
}

test('a stream ends when its session has ended, and the others go on', async () => {
  const streams = createSignedInStreams();
  let isSignedIn = true;
  const ending = await openSilent(streams, async () => isSignedIn);
  const staying = await openSilent(streams, async () => true);
  const ended = ending.next();
  isSignedIn = false;
  vi.advanceTimersByTime(5_000);
  expect(await ended).toEqual({ value: undefined, done: true });
  const next = await Promise.race([staying.next(), others('still open')]);
  expect(next).toBe('still open');
});

test('a stream whose session cannot be checked ends', async () => {
  const streams = createSignedInStreams();
  const stream = await openSilent(streams, () => Promise.reject(new Error('away')));
  const ended = stream.next();
  vi.advanceTimersByTime(5_000);
  expect(await ended).toEqual({ value: undefined, done: true });
});

test('one timer checks all streams, and none runs without streams', async () => {
  const streams = createSignedInStreams();
  const open = await Promise.all([1, 2, 3].map(() => openSilent(streams, async () => true)));
  expect(vi.getTimerCount()).toBe(1);
  await Promise.all(open.map((stream) => stream.return()));
  expect(vi.getTimerCount()).toBe(0);
});

test('a stream that cannot be opened leaves no timer', async () => {
  const streams = createSignedInStreams();
  await expect(
    streams.open(
      async () => true,
      () => Promise.reject(new Error('refused')),
    ),
  ).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});
