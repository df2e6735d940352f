import { expect, test } from 'vitest';
import { isWorthToast } from './toast.ts';

test('only what concerns a booking interrupts, and not where the page tells it by itself', () => {
  const booking = { type: 'booking', read: false } as const;
  expect(isWorthToast(booking, '/community')).toBe(true);
  expect(isWorthToast({ ...booking, read: true }, '/community')).toBe(false);
  expect(isWorthToast({ type: 'like', read: false }, '/community')).toBe(false);
  for (const path of ['/notifications', '/bookings/b1', '/payment-success']) {
    expect(isWorthToast(booking, path), path).toBe(false);
  }
});
