import { expect, test } from 'vitest';
import { chargedFee } from './booking-display.ts';

test('the fee is the difference between the total and the services', () => {
  const serviceDetails = [
    { id: '1', name: 'Wash', price: 300 },
    { id: '2', name: 'Brake pads', price: 1200 },
  ];
  expect(chargedFee({ totalAmount: 1549, serviceDetails })).toBe(49);
  expect(chargedFee({ totalAmount: 1500, serviceDetails })).toBe(0);
});
