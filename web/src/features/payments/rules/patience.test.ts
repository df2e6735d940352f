import { expect, test } from 'vitest';
import { nextQuestionMs, patienceMs } from './patience.ts';

test('a pending payment is polled every two seconds, then every five, and then no more', () => {
  expect(nextQuestionMs('checking', 0)).toBe(2000);
  expect(nextQuestionMs('checking', 29_999)).toBe(2000);
  expect(nextQuestionMs('checking', 30_000)).toBe(5000);
  expect(nextQuestionMs('checking', patienceMs)).toBeNull();
});

test('a failed payment is still polled, because it may be paid elsewhere, and a settled one is not', () => {
  expect(nextQuestionMs('failed', 0)).toBe(5000);
  for (const state of ['paid', 'released', 'refunding', 'refunded', 'unknown'] as const) {
    expect(nextQuestionMs(state, 0)).toBeNull();
  }
});
