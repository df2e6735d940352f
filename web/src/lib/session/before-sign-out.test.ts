import { afterEach, expect, test, vi } from 'vitest';
import { beforeSignOut, runBeforeSignOut } from './before-sign-out.ts';

afterEach(() => vi.useRealTimers());

test('what has to be done before a sign-out is done, and a failure keeps nobody from leaving', async () => {
  const done: string[] = [];
  const stops = [
    beforeSignOut(() => Promise.reject(new Error('no connection'))),
    beforeSignOut(async () => void done.push('device')),
  ];
  await runBeforeSignOut();
  expect(done).toEqual(['device']);
  for (const stop of stops) stop();
  await runBeforeSignOut();
  expect(done).toEqual(['device']);
});

test('nobody waits for ever to be signed out', async () => {
  vi.useFakeTimers();
  const stop = beforeSignOut(() => new Promise(() => undefined));
  const left = vi.fn();
  void runBeforeSignOut().then(left);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(left).toHaveBeenCalledOnce();
  stop();
});
