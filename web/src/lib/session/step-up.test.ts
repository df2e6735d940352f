import { expect, test } from 'vitest';
import { createStepUp } from './step-up.ts';

test('simultaneous calls ask for the second factor once and share the answer', async () => {
  const stepUp = createStepUp();
  const calls = [stepUp.ask(), stepUp.ask()];
  expect(stepUp.isAsking()).toBe(true);
  stepUp.settle(true);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(stepUp.isAsking()).toBe(false);
});

test('closing the question prevents asking again for five seconds', async () => {
  let now = 0;
  const stepUp = createStepUp(() => now);
  const first = stepUp.ask();
  stepUp.settle(false);
  expect(await first).toBe(false);
  now = 4_999;
  expect(await stepUp.ask()).toBe(false);
  now = 5_000;
  void stepUp.ask();
  expect(stepUp.isAsking()).toBe(true);
});
