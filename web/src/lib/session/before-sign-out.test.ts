import { afterEach, expect, test, vi } from 'vitest';
import { beforeSignOut, runBeforeSignOut } from './before-sign-out.ts';

afterEach(() => vi.useRealTimers());

test('tasks run before a sign-out, and a failing one does not block it', async () => {
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

test('a slow task does not block a sign-out forever', async () => {
  vi.useFakeTimers();
  const stop = beforeSignOut(() => new Promise(() => undefined));
  const left = vi.fn();
  void runBeforeSignOut().then(left);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(left).toHaveBeenCalledOnce();
  stop();
});
