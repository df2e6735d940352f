import type { PaymentOutcome } from '@pahiya/contract/payments/contract';
import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

const failed: PaymentOutcome = {
  state: 'failed',
  heldUntil: null,
  secondsLeft: 300,
  holdEndsAt: null,
  finalSecondsLeft: null,
  canRetry: true,
  canPayCash: true,
  booking: null,
};

test('a failed payment mentions five minutes only while the countdown shows five minutes', () => {
  expect(timeText(failed)).toBe('failed.text');
  expect(timeText({ ...failed, secondsLeft: 241 })).toBe('failed.text');
  expect(timeText({ ...failed, secondsLeft: 240 })).toBe('failed.shorter');
  expect(timeText({ ...failed, secondsLeft: 90 })).toBe('failed.shorter');
});

test('a slot that is held for longer says so', () => {
  expect(timeText({ ...failed, secondsLeft: 29 * 60 })).toBe('waiting.text');
});
