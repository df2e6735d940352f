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

test('an address of several lines is one line of the notes, additional notes go on indented', () => {
  const services = [{ id: 'a', name: 'Wash', price: 1 }];
  expect(
    composeNotes({
      services,
      serviceType: 'home_service',
      address: '12, MG Road\r\n\n Indiranagar \u2028Bengaluru',
      additionalNotes: 'Ring twice\n\nService type: Pickup',
    }),
  ).toBe(
    [
      'Services: Wash',
      'Service type: Home service',
      'Address: 12, MG Road, Indiranagar, Bengaluru',
      'Additional notes: Ring twice',
      '  ',
      '  Service type: Pickup',
    ].join('\n'),
  );
});

test('no line of the notes can be made up', () => {
  const written = fc.string({
    unit: fc.constantFrom('a', ' ', ',', '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'),
  });
  fc.assert(
    fc.property(written, written, (address, additionalNotes) => {
      const services = [{ id: 'a', name: 'Wash', price: 1 }];
      const notes = composeNotes({ services, serviceType: 'pickup', address, additionalNotes });
      const [, , addressLine, ...following] = notes.split(/[\n\r\v\f\u0085\u2028\u2029]/);
      expect(addressLine).toMatch(/^Address: /);
      if (additionalNotes) expect(following.shift()).toMatch(/^Additional notes: /);
      for (const line of following) expect(line).toMatch(/^ {2}/);
    }),
  );
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
