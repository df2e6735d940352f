import type { CreateBookingInput } from '@pahiya/contract/bookings/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeNotes, requestHash, totalOf } from './rules.ts';

const service = fc.record({ id: fc.uuid(), name: fc.string(), price: fc.integer({ min: 0, max: 100_000 }) });

test('a home service costs forty-nine rupees more than the sum of its services, a pickup nothing', () => {
  fc.assert(
    fc.property(fc.array(service), (services) => {
      const sum = services.reduce((total, one) => total + one.price, 0);
      expect(totalOf(services, 'pickup')).toBe(sum);
      expect(totalOf(services, 'home_service')).toBe(sum + 49);
    }),
  );
});

test('the notes name additional notes only when there are any', () => {
  const given = { services: [{ id: 'a', name: 'Wash', price: 1 }], serviceType: 'pickup', address: 'Here' } as const;
  const lines = 'Services: Wash\nService type: Pickup\nAddress: Here';
  expect(composeNotes({ ...given, additionalNotes: '' })).toBe(lines);
  expect(composeNotes({ ...given, additionalNotes: 'Ring' })).toBe(`${lines}\nAdditional notes: Ring`);
});

const wish: CreateBookingInput = {
  garageId: 'g',
  serviceIds: ['a', 'b'],
  serviceType: 'pickup',
  bookingDate: '2026-11-24',
  bookingTime: '10:00',
  vehicleType: 'car',
  vehicleMake: 'Tata',
  vehicleModel: 'Nexon',
  address: 'Here',
  notes: '',
  paymentMethod: 'cash',
  expectedTotal: 1,
  idempotencyKey: 'k',
};

test('the same wish has one hash, whatever the order of its keys and the key it comes with', () => {
  const turned = Object.fromEntries(Object.entries(wish).toReversed()) as CreateBookingInput;
  expect(requestHash({ ...turned, idempotencyKey: 'other' })).toBe(requestHash(wish));
});

test.each(Object.keys(wish).filter((key) => key !== 'idempotencyKey'))('another %s makes another hash', (key) => {
  expect(requestHash({ ...wish, [key]: 'something else' })).not.toBe(requestHash(wish));
});
