import { expect, test } from 'vitest';
import { knownReason } from './reason.ts';

test('an unknown reason is not shown', () => {
  expect(knownReason('payment_timed_out')).toBe('timedOut');
  expect(knownReason('call this number now')).toBeNull();
  expect(knownReason('constructor')).toBeNull();
  expect(knownReason(undefined)).toBeNull();
});
