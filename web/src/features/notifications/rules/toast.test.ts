import { expect, test } from 'vitest';
import { isPushWorthToast, isWorthToast } from './toast.ts';

test('only booking news shows a toast, and not on pages that show it anyway', () => {
  const booking = { type: 'booking', read: false, data: { kind: 'started' } } as const;
  expect(isWorthToast(booking, '/community')).toBe(true);
  expect(isWorthToast({ ...booking, read: true }, '/community')).toBe(false);
  expect(isWorthToast({ ...booking, type: 'like' }, '/community')).toBe(false);
  for (const path of ['/notifications', '/bookings/b1', '/payment-success']) {
    expect(isWorthToast(booking, path), path).toBe(false);
  }
});

test("the reader's own actions show no toast", () => {
  const isShown = (data: object) => isWorthToast({ type: 'booking', read: false, data: { ...data } }, '/community');
  for (const kind of ['confirmed', 'rescheduled']) expect(isShown({ kind }), kind).toBe(false);
  expect(isShown({ kind: 'cancelled', by: 'customer' })).toBe(false);
  expect(isShown({ kind: 'cancelled', reason: 'The lift is broken' })).toBe(true);
});

test("a booking's push shows no toast on pages about bookings", () => {
  expect(isPushWorthToast('/bookings/b1', '/bookings/b1')).toBe(false);
  expect(isPushWorthToast('/bookings/b1', '/payment-success')).toBe(false);
  expect(isPushWorthToast('/bookings/b1', '/community')).toBe(true);
  expect(isPushWorthToast('/post/p1', '/bookings/b1')).toBe(true);
});
