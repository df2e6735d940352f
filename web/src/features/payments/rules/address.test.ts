import { expect, test } from 'vitest';
import { hasForeignParts, readPaymentSearch } from './address.ts';

const bookingId = '0190a1b2-0000-7000-8000-000000000001';

test('only our own parameters are read from the address', () => {
  const search = { booking_id: bookingId, payment_id: 7, reason: 'cancelled', razorpay_signature: 'f00d' };
  expect(readPaymentSearch(search)).toEqual({ booking_id: bookingId, payment_id: undefined, reason: 'cancelled' });
  expect(readPaymentSearch({ booking_id: '1; drop' }).booking_id).toBeUndefined();
});

test("the gateway's parameters are foreign, unlike ours and the language", () => {
  expect(hasForeignParts({ booking_id: bookingId, reason: 'x', lang: 'hi' })).toBe(false);
  expect(hasForeignParts({ booking_id: bookingId, razorpay_payment_id: 'pay_1' })).toBe(true);
});
