import { expect, test } from 'vitest';
import { callViewOf, isInView } from './calls.ts';

const now = Date.parse('2026-11-21T05:00:00.000Z');

test('a call is due from its time on, until somebody closes it', () => {
  const due = { isDue: true, preferredTime: '2026-11-21T04:30:00.000Z' };
  const late = { isDue: false, preferredTime: '2026-11-20T04:30:00.000Z' };
  const later = { isDue: false, preferredTime: '2026-11-21T08:30:00.000Z' };
  expect([due, late, later].map((call) => isInView(call, 'due', now))).toEqual([true, true, false]);
  expect([due, late, later].map((call) => isInView(call, 'later', now))).toEqual([false, false, true]);
  expect(isInView(later, 'over', now)).toBe(true);
});

test('an unknown list in the address is ignored', () => {
  expect(callViewOf('later')).toBe('later');
  expect(callViewOf('never')).toBeUndefined();
});
