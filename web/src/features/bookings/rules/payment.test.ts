import { expect, test } from 'vitest';
import { awaitsPayment } from './payment.ts';

const unpaid = { paymentMethod: 'online', paymentStatus: 'pending', status: 'confirmed' } as const;

test('an online booking awaits its payment until it is paid or cancelled', () => {
  expect(awaitsPayment(unpaid)).toBe(true);
  expect(awaitsPayment({ ...unpaid, paymentStatus: 'failed' })).toBe(true);
  expect(awaitsPayment({ ...unpaid, paymentStatus: 'paid' })).toBe(false);
  expect(awaitsPayment({ ...unpaid, status: 'cancelled' })).toBe(false);
  expect(awaitsPayment({ ...unpaid, paymentMethod: 'cash', paymentStatus: 'cash_on_service' })).toBe(false);
});
