import { bookingStatuses, paymentStatuses } from '@pahiya/contract/bookings/schemas';
import { expect, test } from 'vitest';
import { chargedFee, methodText, paymentText, statusTone } from './booking-display.ts';

test('only a confirmed booking stands out', () => {
  expect(bookingStatuses.filter((status) => statusTone(status) === 'primary')).toEqual(['confirmed']);
});

test('every payment status has its own text, an unknown one is pending', () => {
  expect(paymentStatuses.map(paymentText)).toEqual([...paymentStatuses]);
  expect(paymentText('refunded')).toBe('pending');
});

test('the fee is what the total holds above the services', () => {
  const serviceDetails = [
    { id: '1', name: 'Wash', price: 300 },
    { id: '2', name: 'Brake pads', price: 1200 },
  ];
  expect(chargedFee({ totalAmount: 1549, serviceDetails })).toBe(49);
  expect(chargedFee({ totalAmount: 1500, serviceDetails })).toBe(0);
});

test('a payment method that is not named counts as cash', () => {
  expect(methodText(null)).toBe('cash');
  expect(methodText(undefined)).toBe('cash');
  expect(methodText('online')).toBe('online');
});
