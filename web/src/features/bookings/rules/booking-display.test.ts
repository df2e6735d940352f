import { expect, test } from 'vitest';
import { chargedFee } from './booking-display.ts';

test('the fee is what the total holds above the services', () => {
  const serviceDetails = [
    { id: '1', name: 'Wash', price: 300 },
    { id: '2', name: 'Brake pads', price: 1200 },
  ];
  expect(chargedFee({ totalAmount: 1549, serviceDetails })).toBe(49);
  expect(chargedFee({ totalAmount: 1500, serviceDetails })).toBe(0);
});
