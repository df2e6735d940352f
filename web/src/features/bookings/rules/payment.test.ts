import { expect, test } from 'vitest';
import { awaitsPayment, secondsUntil } from './payment.ts';

const unpaid = { paymentMethod: 'online', paymentStatus: 'pending', status: 'confirmed' } as const;

test('an online booking awaits its payment until it is paid or over', () => {
  expect(awaitsPayment(unpaid)).toBe(true);
  expect(awaitsPayment({ ...unpaid, paymentStatus: 'failed' })).toBe(true);
  expect(awaitsPayment({ ...unpaid, paymentStatus: 'paid' })).toBe(false);
  expect(awaitsPayment({ ...unpaid, status: 'cancelled' })).toBe(false);
  expect(awaitsPayment({ ...unpaid, paymentMethod: 'cash', paymentStatus: 'cash_on_service' })).toBe(false);
});

test('a hold counts down in whole seconds and ends at zero', () => {
  const heldUntil = '2026-11-20T10:05:00.000Z';
  expect(secondsUntil(heldUntil, Date.parse('2026-11-20T10:00:00.500Z'))).toBe(300);
  expect(secondsUntil(heldUntil, Date.parse('2026-11-20T10:06:00.000Z'))).toBe(0);
});
