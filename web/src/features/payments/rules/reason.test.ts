import { expect, test } from 'vitest';
import { knownReason } from './reason.ts';

test('a reason nobody knows is not repeated', () => {
  expect(knownReason('payment_timed_out')).toBe('timedOut');
  expect(knownReason('call this number now')).toBeNull();
  expect(knownReason('constructor')).toBeNull();
  expect(knownReason(undefined)).toBeNull();
});
