import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createWorker } from './worker.ts';

test('a step serves all who wake the worker while it rests', async () => {
  let steps = 0;
  const worker = createWorker(async () => void steps++);
  for (let calls = 0; calls < 100; calls++) {
    worker.wake();
    await wait(1);
  }
  await worker.idle();
  expect(steps).toBeGreaterThan(1);
  expect(steps).toBeLessThan(30);
});

test('a worker that is woken during a step takes another', async () => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  let steps = 0;
  const worker = createWorker(async () => {
    steps++;
    await held;
  });
  worker.wake();
  await expect.poll(() => steps).toBe(1);
  worker.wake();
  goOn();
  await worker.idle();
  expect(steps).toBe(2);
});

test('a stopped worker takes no step', async () => {
  let steps = 0;
  const worker = createWorker(async () => void steps++);
  worker.stop();
  worker.wake();
  await worker.idle();
  expect(steps).toBe(0);
});
