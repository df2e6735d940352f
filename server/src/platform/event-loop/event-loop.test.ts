import { createHistogram } from 'node:perf_hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { watchDelays, watchEventLoop } from './event-loop.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Blocks the event loop like a long calculation, but without using the processor. */
function block(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('a blocked event loop counts as overloaded', async () => {
  const loop = watchEventLoop();
  try {
    // A second in which the blocking begins or another process delays the timers may have too few long waits.
    for (let turn = 0; turn < 12 && !loop.isLate(); turn++) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      block(700);
    }
    expect(loop.isLate()).toBe(true);
  } finally {
    loop.stop();
  }
});

test('a node counts as overloaded while most of its work waits, not after one long task', () => {
  vi.useFakeTimers();
  const delays = createHistogram();
  const { isLate, stop } = watchDelays(delays);
  const passSecond = (...milliseconds: number[]) => {
    for (const delay of milliseconds) delays.record(delay * 1e6);
    vi.advanceTimersByTime(1_000);
  };
  passSecond(3_000, 50, 50, 50);
  expect(isLate()).toBe(false);
  passSecond(600, 700);
  expect(isLate()).toBe(true);
  passSecond(50, 50);
  expect(isLate()).toBe(false);
  stop();
});
